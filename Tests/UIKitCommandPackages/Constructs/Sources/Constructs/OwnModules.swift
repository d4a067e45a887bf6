import UIKit
import zlib

/// Uses a C module of the package with a name that UIKit has for one, too.
public enum Checksum {
  public static func ofBytes(_ bytes: [UInt8]) -> UInt { UInt(crc32(0, bytes, UInt32(bytes.count))) }
}
