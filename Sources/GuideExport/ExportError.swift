import GuideModel

/// Why a guide could not be taken along.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotWrite(path: String, reason: String)

  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): localized("\(path) cannot be written: \(reason).")
    }
  }
}
