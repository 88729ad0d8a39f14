"""The traditional Chinese files are generated: they must be what scripts/zh_hant.py writes today."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from scripts import zh_hant
from scripts.zh_hant import Converter, traditional_ftl, traditional_rules

PLAIN = Converter({}, {})


def test_the_committed_files_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    status = zh_hant.main(["--check"])
    assert status == 0, f"run `make zh-hant`:\n{capsys.readouterr().out}"


def test_layers_and_titles_are_generated_alike() -> None:
    found = {path.relative_to(zh_hant.ROOT).as_posix() for path, _ in zh_hant.generated()}
    folders = ("warcouncil/table", "warcouncil/campaign", "warcouncil/titles/here_i_stand", "tests/titles/parley")
    assert {f"{folder}/text/zh-hant.ftl" for folder in folders} <= found


def test_a_stale_file_is_noticed_and_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    target = tmp_path / "zh-hant.ftl"
    target.write_text("old", encoding="utf-8")
    monkeypatch.setattr(zh_hant, "ROOT", tmp_path)
    monkeypatch.setattr(zh_hant, "generated", lambda: iter([(target, "new")]))
    assert zh_hant.main(["--check"]) == 1
    assert target.read_text(encoding="utf-8") == "old"
    assert zh_hant.main([]) == 0
    assert target.read_text(encoding="utf-8") == "new"
    assert zh_hant.main(["--check"]) == 0


def test_only_what_people_read_is_converted() -> None:
    text = "# 国\nmsg = 国{ $guo ->\n    [one] 一个\n   *[other] { $n }个\n  }\n    .tip = 书\n"
    converted = traditional_ftl(text, PLAIN, "zh.ftl")
    assert "国" not in converted
    assert "    國{ $guo ->" in converted
    assert "[one] 一個" in converted
    assert "{ $n }個" in converted
    assert ".tip = 書" in converted


def test_a_file_that_is_not_fluent_is_refused() -> None:
    with pytest.raises(ValueError, match=r"zh\.ftl"):
        traditional_ftl("msg = { 国\n", PLAIN, "zh.ftl")


def test_terms_go_before_the_dictionary_and_the_longest_first() -> None:
    convert = Converter({"网络": "網路", "网络游戏": "線上遊戲"}, {})
    assert convert("网络游戏和网络，国") == "線上遊戲和網路，國"


def test_variants_go_behind_it() -> None:
    assert Converter({}, {"爲": "為"})("为了") == "為了"


def test_rules_keep_ids_that_toml_would_take_apart() -> None:
    rules = '[[clause]]\nid = "his-13.2-4"\nzh = "“国”"\n'
    assert tomllib.loads(traditional_rules(rules, PLAIN)) == {"his-13.2-4": "“國”"}
