import Foundation
import GuideUI
import PictureWorker
import UIKit

/// Decodes pictures in a process of their own.
struct SeparatePictureDecoder: PictureDecoding {
  private let process = PictureProcess()

  func decode(_ data: Data, fitting size: CGSize) async -> UIImage? {
    let pixels = await process.decode(data, width: Int(size.width.rounded()), height: Int(size.height.rounded()))
    return pixels.flatMap { UIImage(premultipliedBGRA: $0.bytes, width: $0.width, height: $0.height) }
  }
}
