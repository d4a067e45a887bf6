import UIKit

/// The keys of options for the detection of a text's encoding.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/stringencodingdetectionoptionskey).
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The encodings to try first, by their numbers.
  public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
  /// The encodings not to try, by their numbers.
  public static let disallowedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
  /// Whether only the suggested encodings are tried.
  public static let useOnlySuggestedEncodingsKey = Self(
    rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
  /// Whether characters may be lost; has no effect here: no text is read with losses.
  public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
  /// Whether the text comes from Windows; has no effect here: single bytes are read as Windows reads them.
  public static let fromWindowsKey = Self(rawValue: "NSStringEncodingDetectionFromWindowsKey")
  /// The replacement of lost characters; has no effect here.
  public static let lossySubstitutionKey = Self(rawValue: "NSStringEncodingDetectionLossySubstitutionKey")
  /// The probable language; has no effect here.
  public static let likelyLanguageKey = Self(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}

extension NSString {
  /// Returns the probable encoding of a text: by its mark, the suggested ones, UTF-16 with many zeros, UTF-8, and then
  /// Windows' Latin; 0 if none of the allowed ones fits.
  ///
  /// - Complexity: linear in the number of bytes for each encoding.
  public class func stringEncoding(
    for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
    convertedString string: AutoreleasingUnsafeMutablePointer<NSString?>?,
    usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
  ) -> UInt {
    func encodings(_ key: StringEncodingDetectionOptionsKey) -> [UInt] {
      (opts?[key] as? [NSNumber])?.map(\.uintValue) ?? opts?[key] as? [UInt] ?? []
    }
    let disallowed = encodings(.disallowedEncodingsKey)
    let onlySuggested = opts?[.useOnlySuggestedEncodingsKey] as? Bool ?? false
    var candidates = encodings(.suggestedEncodingsKey)
    if !onlySuggested {
      candidates = marked(data) + candidates
      candidates += probableUTF16(data) + [String.Encoding.utf8.rawValue]
      candidates += [String.Encoding.windowsCP1252.rawValue, String.Encoding.isoLatin1.rawValue]
    }
    usedLossyConversion?.pointee = false
    for candidate in candidates where !disallowed.contains(candidate) {
      guard let text = String(data: data, encoding: String.Encoding(rawValue: candidate)) else { continue }
      string?.pointee = text as NSString
      return candidate
    }
    string?.pointee = nil
    return 0
  }

  /// The encoding that the first bytes name.
  private class func marked(_ data: Data) -> [UInt] {
    let marks: [([UInt8], String.Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16),
      ([0xFE, 0xFF], .utf16),
    ]
    return marks.first { data.starts(with: $0.0) }.map { [$0.1.rawValue] } ?? []
  }

  /// UTF-16, if most of every other byte of the beginning is zero, as in texts of Latin letters.
  private class func probableUTF16(_ data: Data) -> [UInt] {
    guard data.count % 2 == 0, !data.isEmpty else { return [] }
    var zeros = [0, 0]
    for (offset, byte) in data.prefix(4096).enumerated() where byte == 0 { zeros[offset % 2] += 1 }
    let most = min(data.count, 4096) / 4
    if zeros[0] > most { return [String.Encoding.utf16BigEndian.rawValue] }
    return zeros[1] > most ? [String.Encoding.utf16LittleEndian.rawValue] : []
  }
}
