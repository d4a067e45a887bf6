import Testing

@testable import PictureWorker

@Suite struct PictureRequestTests {
  @Test func comesBackAsItWasSent() throws {
    let request = try #require(PictureRequest(count: 70_000, width: 720, height: 405))
    #expect(request.head.count == PictureRequest.headLength)
    #expect(PictureRequest(head: request.head) == request)
  }

  @Test(arguments: [(0, 1, 1), (PictureRequest.mostBytes + 1, 1, 1), (1, 0, 1), (1, 1, 4097), (-1, 1, 1), (1, -5, 5)])
  func requestsOutOfBoundsAreRejected(_ count: Int, _ width: Int, _ height: Int) {
    #expect(PictureRequest(count: count, width: width, height: height) == nil)
  }

  @Test func anAnswerLargerThanTheRoomIsNone() throws {
    let request = try #require(PictureRequest(count: 1, width: 10, height: 20))
    #expect(PicturePixels.size(head: Wire.bytes(10) + Wire.bytes(20), for: request)?.height == 20)
    #expect(PicturePixels.size(head: Wire.bytes(11) + Wire.bytes(20), for: request) == nil)
    #expect(PicturePixels.size(head: Wire.bytes(10) + Wire.bytes(0), for: request) == nil)
    #expect(PicturePixels.size(head: Wire.bytes(-1) + Wire.bytes(-1), for: request) == nil)
    #expect(PicturePixels.size(head: [1], for: request) == nil)
    #expect(PicturePixels.size(head: PicturePixels.nothing, for: request) == nil)
  }
}
