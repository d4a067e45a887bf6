import Foundation

/// An encoding of texts, by Core Foundation's number.
public typealias CFStringEncoding = UInt32

/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Encodings that are always available.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfstringbuiltinencodings).
public struct CFStringBuiltInEncodings: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFStringEncoding
  public init(rawValue: CFStringEncoding) { self.rawValue = rawValue }
  /// Apple's encoding for Western languages.
  public static let macRoman = CFStringBuiltInEncodings(rawValue: 0)
  /// Windows's encoding for Western languages.
  public static let windowsLatin1 = CFStringBuiltInEncodings(rawValue: 0x0500)
  /// The encoding ISO 8859-1.
  public static let isoLatin1 = CFStringBuiltInEncodings(rawValue: 0x0201)
  /// NeXTSTEP's encoding.
  public static let nextStepLatin = CFStringBuiltInEncodings(rawValue: 0x0B01)
  /// The encoding ASCII.
  public static let ASCII = CFStringBuiltInEncodings(rawValue: 0x0600)
  /// The encoding UTF-16.
  public static let unicode = CFStringBuiltInEncodings(rawValue: 0x0100)
  /// The encoding UTF-8.
  public static let UTF8 = CFStringBuiltInEncodings(rawValue: 0x0800_0100)
  /// The encoding ASCII with escapes for other characters.
  public static let nonLossyASCII = CFStringBuiltInEncodings(rawValue: 0x0BFF)
  /// The encoding UTF-16.
  public static let UTF16 = CFStringBuiltInEncodings(rawValue: 0x0100)
  /// The encoding UTF-16 with the high byte first.
  public static let UTF16BE = CFStringBuiltInEncodings(rawValue: 0x1000_0100)
  /// The encoding UTF-16 with the low byte first.
  public static let UTF16LE = CFStringBuiltInEncodings(rawValue: 0x1400_0100)
  /// The encoding UTF-32.
  public static let UTF32 = CFStringBuiltInEncodings(rawValue: 0x0C00_0100)
  /// The encoding UTF-32 with the high byte first.
  public static let UTF32BE = CFStringBuiltInEncodings(rawValue: 0x1800_0100)
  /// The encoding UTF-32 with the low byte first.
  public static let UTF32LE = CFStringBuiltInEncodings(rawValue: 0x1C00_0100)
}

/// The number of UTF-8 under its name in C.
public let kCFStringEncodingUTF8 = CFStringBuiltInEncodings.UTF8.rawValue
/// The number of ASCII under its name in C.
public let kCFStringEncodingASCII = CFStringBuiltInEncodings.ASCII.rawValue

/// Other encodings.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfstringencodings).
public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1, macChineseTrad, macKorean, macArabic, macHebrew, macGreek, macCyrillic
  case macThai = 21
  case macChineseSimp = 25
  case macCentralEurRoman = 29
  case macTurkish = 35
  case macCroatian, macIcelandic, macRomanian
  case isoLatin2 = 0x0202, isoLatin3, isoLatin4, isoLatinCyrillic, isoLatinArabic, isoLatinGreek, isoLatinHebrew
  case isoLatin5, isoLatin6, isoLatinThai
  case isoLatin7 = 0x020D, isoLatin8, isoLatin9, isoLatin10
  case dosLatinUS = 0x0400
  case dosGreek = 0x0405, dosBalticRim
  case dosLatin1 = 0x0410, dosGreek1, dosLatin2, dosCyrillic, dosTurkish, dosPortuguese, dosIcelandic, dosHebrew
  case dosCanadianFrench, dosArabic, dosNordic, dosRussian, dosGreek2, dosThai
  case dosJapanese = 0x0420, dosChineseSimplif, dosKorean, dosChineseTrad
  case windowsLatin2 = 0x0501, windowsCyrillic, windowsGreek, windowsLatin5, windowsHebrew, windowsArabic
  case windowsBalticRim, windowsVietnamese
  case windowsKoreanJohab = 0x0510
  case JIS_X0201_76 = 0x0620, JIS_X0208_83, JIS_X0208_90, JIS_X0212_90, JIS_C6226_78
  case GB_2312_80 = 0x0630, GBK_95, GB_18030_2000
  case KSC_5601_87 = 0x0640
  case KSC_5601_92_Johab
  case ISO_2022_JP = 0x0820, ISO_2022_JP_2, ISO_2022_JP_1, ISO_2022_JP_3
  case ISO_2022_CN = 0x0830, ISO_2022_CN_EXT
  case ISO_2022_KR = 0x0840
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930, EUC_TW
  case EUC_KR = 0x0940
  case shiftJIS = 0x0A01, KOI8_R, big5, macRomanLatin1, HZ_GB_2312, big5_HKSCS_1999
  case VISCII = 0x0A07, KOI8_U, big5_E
}

/// Core Foundation's functions for encodings, which Foundation contains but does not declare.
private struct EncodingFunctions: Sendable {
  typealias ToFoundation = @convention(c) (UInt32) -> UInt
  typealias FromFoundation = @convention(c) (UInt) -> UInt32
  typealias FromName = @convention(c) (UnsafeRawPointer) -> UInt32

  static let toFoundation = LoadedFunction.find("CFStringConvertEncodingToNSStringEncoding", as: ToFoundation.self)
  static let fromFoundation = LoadedFunction.find("CFStringConvertNSStringEncodingToEncoding", as: FromFoundation.self)
  static let fromName = LoadedFunction.find("CFStringConvertIANACharSetNameToEncoding", as: FromName.self)

  /// The registered names of encodings that are in use.
  static let names = [
    "utf-8", "us-ascii", "iso-8859-1", "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-5", "iso-8859-6",
    "iso-8859-7", "iso-8859-8", "iso-8859-9", "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-15",
    "iso-8859-16", "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255",
    "windows-1256", "windows-1257", "windows-1258", "utf-16", "utf-16be", "utf-16le", "utf-32", "utf-32be", "utf-32le",
    "macintosh", "shift_jis", "euc-jp", "iso-2022-jp", "euc-kr", "iso-2022-kr", "gb2312", "gbk", "gb18030",
    "hz-gb-2312",
    "big5", "big5-hkscs", "euc-tw", "koi8-r", "koi8-u", "cp437", "cp850", "cp866", "viscii", "tis-620",
  ]
}

/// Returns Foundation's number of an encoding, for `String.Encoding(rawValue:)`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  // Foundation's numbers of other encodings are Core Foundation's, with the highest bit of 32.
  EncodingFunctions.toFoundation?(encoding) ?? (encoding == kCFStringEncodingUTF8 ? 4 : 0x8000_0000 | UInt(encoding))
}

/// Returns Core Foundation's number of one of Foundation's encodings.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let convert = EncodingFunctions.fromFoundation { return convert(encoding) }
  return encoding == 4 ? kCFStringEncodingUTF8 : CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
}

/// Returns the encoding with a registered name, such as `shift_jis`; `kCFStringEncodingInvalidId` for other names.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  guard let theString, let convert = EncodingFunctions.fromName else { return kCFStringEncodingInvalidId }
  // Foundation's strings are Core Foundation's too.
  return withExtendedLifetime(theString) { convert(Unmanaged.passUnretained(theString).toOpaque()) }
}

/// Returns the registered name of an encoding; nil for unknown ones.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  let found = EncodingFunctions.names.first { CFStringConvertIANACharSetNameToEncoding($0 as NSString) == encoding }
  return found.map { $0 as NSString }
}
