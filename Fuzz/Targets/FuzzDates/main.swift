import Support

@testable import GuideFormats

Fuzzer.run { bytes, count in
  guard let reading = XMLTVDate.read(UnsafeRawBufferPointer(start: bytes, count: count)) else { return 0 }
  // The years 0 to 9999.
  precondition((-62_167_305_600...253_402_387_200).contains(reading.wall), "a date outside the calendar")
  if case .offset(let seconds) = reading.zone { precondition(abs(seconds) <= 16 * 3_600, "a zone off the earth") }
  return 0
}
