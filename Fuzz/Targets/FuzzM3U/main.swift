import Support

Fuzzer.run { bytes, count in
  Checks.playlist(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
