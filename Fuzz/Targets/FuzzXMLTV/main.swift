import Support

Fuzzer.run { bytes, count in
  Checks.guide(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
