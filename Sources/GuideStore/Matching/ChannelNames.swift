import Foundation

/// The forms in which channel names are compared.
enum ChannelNames {
  /// A name without case, quality tags, country tags and punctuation.
  struct Plain: Hashable {
    /// Letters and digits in lower case without accents; a "+1" is kept. Never empty.
    var text: String
    /// The country in a prefix ("UK: ", "US | ", "DE - "), in lower case; empty without one.
    var country = ""
    /// Whether the channel shows another's programmes an hour later.
    var isHourLater: Bool { text.hasSuffix("+1") && text.utf8.count > 2 }
    /// The name of the channel whose programmes it shows an hour later.
    var onTime: String { isHourLater ? String(text.dropLast(2)) : text }
  }

  /// Returns a name without case, with underscores as blanks and single blanks between words; `nil` if it has no
  /// letter, because numbers are no names.
  static func folded(_ name: String) -> String? {
    var hasLetter = false
    for byte in name.utf8 where byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) { hasLetter = true }
    guard hasLetter else { return nil }
    if isPlainASCII(name) { return name.lowercased() }
    let spaced = name.lowercased().replacingOccurrences(of: "_", with: " ")
    return spaced.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether folding is only a matter of case.
  private static func isPlainASCII(_ name: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in name.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "_") else { return false }
      if byte == 0x20, last == 0x20 { return false }
      last = byte
    }
    return last != 0x20
  }

  /// Returns the plain form of a name; `nil` if only digits and tags are left.
  static func plain(_ name: String) -> Plain? {
    let (rest, country) = withoutCountry(name)
    var words = Self.words(of: rest)
    // A name that consists of tags ("4K", "HD") is nevertheless a name.
    if words.contains(where: { !qualities.contains($0) }) { words.removeAll { qualities.contains($0) } }
    var text = ""
    for word in words {
      // "Plus 1" is written "+1", too.
      if text.hasSuffix("plus"), word == "1", text.utf8.count > 4 {
        text = String(text.dropLast(4)) + "+1"
      } else {
        text += numbers[word] ?? word
      }
      if text.hasSuffix("plus1"), text.utf8.count > 5 { text = String(text.dropLast(5)) + "+1" }
    }
    // "One" is a name, "1" is none.
    guard words.contains(where: { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }) else { return nil }
    return Plain(text: text, country: country)
  }

  /// Returns the country at the end of an identifier ("ae.us", "das-erste.de@hd"), in lower case; empty without one.
  static func country(ofID id: String) -> String {
    let base = id.prefix { $0 != "@" }
    guard let dot = base.lastIndex(of: "."), dot > base.startIndex else { return "" }
    let ending = base[base.index(after: dot)...].lowercased()
    guard ending.utf8.count == 2, ending.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return "" }
    // Top-level domains that channels of any country use.
    return ["tv", "fm", "io", "me", "co"].contains(ending) ? "" : known(ending)
  }

  private static func known(_ country: String) -> String { country == "gb" ? "uk" : country == "usa" ? "us" : country }

  /// Returns a name without a prefix such as "UK: ", "|US| ", "DE - ".
  private static func withoutCountry(_ name: String) -> (Substring, String) {
    var rest = name[...]
    rest = rest.drop { $0 == " " || $0 == "|" || $0 == "[" || $0 == "(" }
    let prefix = rest.prefix { $0.isASCII && $0.isLetter }
    guard prefix.count == 2 || prefix.count == 3, prefix.allSatisfy(\.isUppercase) else { return (name[...], "") }
    var tail = rest.dropFirst(prefix.count)
    let blanks = tail.prefix { $0 == " " }.count
    tail = tail.dropFirst(blanks)
    guard let mark = tail.first, ":|])-".contains(mark) else { return (name[...], "") }
    tail = tail.dropFirst()
    // "BBC-1" is not a country's channel 1, and "ABC - News" is not a country's News: a hyphen counts only after two
    // letters and between blanks.
    if mark == "-", prefix.count != 2 || blanks == 0 || tail.first != " " { return (name[...], "") }
    guard tail.contains(where: { $0.isLetter }) else { return (name[...], "") }
    return (tail, known(prefix.lowercased()))
  }

  /// Returns the words of a name: letters and digits in lower case without accents. A "+" stays with the digit after
  /// it.
  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    // Brackets at the end contain a remark: "(720p) [Not 24/7]".
    var isPlain = true
    for byte in name.utf8 where byte >= 0x80 { isPlain = false }
    let lower = name.lowercased()
    let scalars = isPlain ? lower.unicodeScalars : lower.decomposedStringWithCanonicalMapping.unicodeScalars
    var bracket = 0
    for scalar in scalars {
      switch scalar {
      case "(", "[":
        end()
        bracket += 1
      case ")", "]":
        if bracket > 0 { word = String.UnicodeScalarView() }
        end()
        bracket = max(bracket - 1, 0)
      case _ where bracket > 0: continue
      case "+":
        end()
        word.append(scalar)
      case "a"..."z", "0"..."9": word.append(scalar)
      case "ß": word.append(contentsOf: "ss".unicodeScalars)
      case "&":
        end()
        word.append(contentsOf: "and".unicodeScalars)
        end()
      default:
        if scalar.value < 0x80 {
          end()
        } else if scalar.properties.generalCategory == .nonspacingMark {
          continue
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          word.append(scalar)
        } else {
          end()
        }
      }
    }
    if bracket == 0 { end() }
    return words.filter { $0 != "+" }
  }

  /// Words that distinguish copies of one channel, not channels.
  private static let qualities: Set<String> = [
    "hd", "fhd", "uhd", "qhd", "4k", "8k", "sd", "lq", "hq", "hevc", "avc", "h264", "h265", "x264", "x265", "raw",
    "vip", "50fps",
    "60fps", "480p", "576p", "720p", "1080p", "1080i", "2160p",
  ]

  private static let numbers: [String: String] = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eins": "1", "zwei": "2", "drei": "3", "vier": "4", "uno": "1", "une": "1", "deux": "2", "trois": "3",
  ]
}
