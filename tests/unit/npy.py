"""Reads files of NumPy's, given on standard input as a list in base64; prints as JSON what is in them."""

import base64
import io
import json
import sys

import numpy as np


def told(array):
    # as bits: JSON knows neither NaN nor infinity
    return {"type": array.dtype.str, "shape": list(array.shape), "bits": array.tobytes().hex()}


files = [np.load(io.BytesIO(base64.b64decode(each))) for each in json.load(sys.stdin)]
print(json.dumps([{name: told(each[name]) for name in each} if hasattr(each, "files") else told(each) for each in files]))
