"""The safetensors format, as far as the weights need it: eight bytes of length, a JSON header, the tensors' bytes."""

import json
import pathlib

import numpy

TYPES = {"I8": "<i1", "F32": "<f4"}
NAMES = {numpy.dtype(of): name for name, of in TYPES.items()}


def write(file: pathlib.Path, tensors: dict[str, numpy.ndarray], metadata: dict[str, str]) -> None:
    """Writes int8 and float32 tensors, those of float32 first, each of them where its numbers may be read in place."""
    header: dict[str, object] = {"__metadata__": metadata}
    data = b""
    for name, tensor in sorted(tensors.items(), key=lambda entry: -entry[1].itemsize):
        end = len(data) + tensor.nbytes
        header[name] = {"dtype": NAMES[tensor.dtype], "shape": tensor.shape, "data_offsets": [len(data), end]}
        data += tensor.tobytes()
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    file.write_bytes(len(text).to_bytes(8, "little") + text + data)


def read(file: pathlib.Path) -> tuple[dict[str, numpy.ndarray], dict[str, str]]:
    """The tensors of a file, and its metadata."""
    everything = file.read_bytes()
    start = 8 + int.from_bytes(everything[:8], "little")
    header = json.loads(everything[8:start])
    metadata = header.pop("__metadata__")

    def tensor(told: dict) -> numpy.ndarray:
        begin, end = told["data_offsets"]
        return numpy.frombuffer(everything[start + begin : start + end], TYPES[told["dtype"]]).reshape(told["shape"])

    return {name: tensor(told) for name, told in header.items()}, metadata
