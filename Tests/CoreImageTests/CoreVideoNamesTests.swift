import CoreImage
import Testing

@Suite struct CoreVideoNamesTests {
  @Test("importing CoreImage brings the names of Core Video along")
  func namesOfCoreVideo() {
    #expect(kCVPixelFormatType_32BGRA == 0x4247_5241)
    var buffer: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
    #expect(buffer.map(CVPixelBufferGetWidth) == 4)
  }
}
