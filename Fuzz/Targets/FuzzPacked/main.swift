import Support

Fuzzer.run { bytes, count in
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  Checks.packed(input)
  if count >= 512 { Checks.packed(ArchiveHeaders.believable(input)) }
  return 0
}
