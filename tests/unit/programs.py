"""Runs programs given on standard input as a list; prints as JSON what each of them prints."""

import contextlib
import io
import json
import sys

outputs = []
for source in json.load(sys.stdin):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(source, "program", "exec"), {})
    outputs.append(printed.getvalue())
json.dump(outputs, sys.stdout)
