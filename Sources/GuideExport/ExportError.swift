import Foundation
import GuideModel

/// The reason why a guide could not be exported.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotWrite(path: String, reason: String)
  /// The guide has nothing on these days.
  case nothingToPrint(days: String)
  /// The program that reads standard output has ended.
  case readerLeft

  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): localized("\(path) cannot be written: \(reason).")
    case .nothingToPrint(let days): localized("There are no programmes to print: \(days).")
    case .readerLeft: String(cString: strerror(EPIPE))
    }
  }
}
