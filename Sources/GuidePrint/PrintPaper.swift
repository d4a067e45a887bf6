import Foundation
import GuideModel

/// A sheet of paper.
public enum PrintPaper: String, CaseIterable, Hashable, Sendable {
  case a4, letter

  /// Creates the paper of a region: Letter in the United States, Canada, Mexico, and some countries near them; else A4.
  public init(_ locale: Locale) {
    let letter: Set = ["US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "SV", "NI", "PA", "PR", "CR", "DO"]
    self = letter.contains(locale.region?.identifier ?? "") ? .letter : .a4
  }

  /// The size upright, in points of 1/72 inch.
  var size: CGSize {
    switch self {
    case .a4: CGSize(width: 595.28, height: 841.89)
    case .letter: CGSize(width: 612, height: 792)
    }
  }
}
