extension UnsafeRawBufferPointer {
  /// The bytes without blanks and control characters around them.
  var trimmed: UnsafeRawBufferPointer {
    var (start, end) = (0, count)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: self[start..<end])
  }
}
