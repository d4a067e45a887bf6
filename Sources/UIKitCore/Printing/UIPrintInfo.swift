/// The description of a job for a printer.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiprintinfo).
@preconcurrency @MainActor open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
  /// The kind of content.
  public enum OutputType: Int, Sendable {
    case general = 0, photo, grayscale, photoGrayscale
  }

  /// The orientation of the paper.
  public enum Orientation: Int, Sendable {
    case portrait = 0, landscape
  }

  /// The use of both sides of the paper.
  public enum Duplex: Int, Sendable {
    case none = 0, longEdge, shortEdge
  }

  /// The identifier of the printer; nil by default.
  open var printerID: String?
  /// The name of the job; empty by default.
  open var jobName = ""
  /// The kind of content; general by default.
  open var outputType = OutputType.general
  /// The orientation of the paper; upright by default.
  open var orientation = Orientation.portrait
  /// The use of both sides of the paper; one side by default.
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// Returns the usual description.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// Creates a description; the values of the dictionary are not used.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintInfo()
    copy.printerID = printerID
    copy.jobName = jobName
    copy.outputType = outputType
    copy.orientation = orientation
    copy.duplex = duplex
    return copy
  }
}
