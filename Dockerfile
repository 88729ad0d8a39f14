# War Council as a container. Written with care, but never built or run by the tests of this project.
#
#   docker build --tag warcouncil .
#   docker run --publish 127.0.0.1:8000:8000 --volume games:/data warcouncil
FROM python:3.11-slim

RUN useradd --create-home warcouncil && mkdir /data && chown warcouncil: /data
WORKDIR /app
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY warcouncil warcouncil

# The versions of requirements.lock, without the tools of developers.
RUN sed -e 's/ \\$//' -e '/--hash=/d' requirements.lock > constraints.txt \
    && pip install --no-cache-dir --constraint constraints.txt ".[all]" \
    && rm -r build *.egg-info

USER warcouncil
ENV WARCOUNCIL_DATA=/data
VOLUME /data
EXPOSE 8000
ENTRYPOINT ["warcouncil"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
