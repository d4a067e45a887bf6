import Foundation
import Support

@testable import PictureWorker

// A picture of a stranger. What the decoders in C do with it is held in by the worker's process; here it must not break our own code, nor take
// more room than was asked for.
Fuzzer.run { bytes, count in
  guard let bytes else { return 0 }
  let data = Data(bytes: bytes, count: count)
  if let request = PictureRequest(head: Array(data.prefix(PictureRequest.headLength))) { _ = request.count }
  let request = PictureRequest(count: count, width: 64, height: 48)
  guard let pixels = PictureWorker.pixels(data, request) else { return 0 }
  precondition(pixels.width <= 64 && pixels.height <= 48, "the picture is larger than its room")
  precondition(pixels.bytes.count == pixels.width * pixels.height * 4, "rows are missing")
  return 0
}
