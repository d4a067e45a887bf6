import Foundation

/// A format of image files, recognised by their first bytes.
struct PictureType: Sendable {
  let identifier: String
  private let beginning: [UInt8]
  /// The bytes from the ninth on, in formats that have their signature there.
  private let later: [UInt8]

  private init(_ identifier: String, _ beginning: [UInt8], later: [UInt8] = []) {
    self.identifier = identifier
    self.beginning = beginning
    self.later = later
  }

  static let all = [
    PictureType("public.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    PictureType("public.jpeg", [0xFF, 0xD8, 0xFF]),
    PictureType("com.compuserve.gif", Array("GIF8".utf8)),
    PictureType("org.webmproject.webp", Array("RIFF".utf8), later: Array("WEBP".utf8)),
    PictureType("public.tiff", [0x49, 0x49, 0x2A, 0x00]),
    PictureType("public.tiff", [0x4D, 0x4D, 0x00, 0x2A]),
    PictureType("com.microsoft.bmp", Array("BM".utf8)),
    PictureType("com.microsoft.ico", [0x00, 0x00, 0x01, 0x00]),
  ]

  /// Returns the type of a file by its first bytes; nil if it is unknown.
  static func of(_ data: Data) -> PictureType? {
    all.first { type in
      data.starts(with: type.beginning) && (type.later.isEmpty || data.dropFirst(8).starts(with: type.later))
    }
  }
}
