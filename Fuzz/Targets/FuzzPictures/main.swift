import Foundation
import Support

@testable import PictureWorker

// An untrusted picture. The worker's process contains the damage that decoders in C may do; here they must not break
// our own code, nor use more memory than permitted.
Fuzzer.run { bytes, count in
  guard let bytes, count > 0 else { return 0 }
  let data = Data(bytes: bytes, count: count)
  if let request = PictureRequest(head: Array(data.prefix(PictureRequest.headLength))) {
    precondition(request.head == Array(data.prefix(PictureRequest.headLength)), "a request is read as another")
  }
  guard let request = PictureRequest(count: count, width: 64, height: 48),
    let pixels = PictureWorker.pixels(data, request)
  else { return 0 }
  precondition(pixels.width <= 64 && pixels.height <= 48, "the picture is larger than its room")
  precondition(pixels.bytes.count == pixels.width * pixels.height * 4, "rows are missing")
  precondition(PicturePixels.size(head: pixels.head, for: request) != nil, "the picture's own head is refused")
  return 0
}
