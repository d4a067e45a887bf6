import Foundation
import GuideModel

/// Why a guide could not be taken along.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotWrite(path: String, reason: String)
  /// The program that read standard output ended: it has seen enough.
  case readerLeft

  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): localized("\(path) cannot be written: \(reason).")
    case .readerLeft: String(cString: strerror(EPIPE))
    }
  }
}
