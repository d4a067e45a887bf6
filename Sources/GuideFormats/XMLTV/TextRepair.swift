import GuideModel

/// Turns the characters that feeds really contain into XML that a strict parser accepts, piece by piece.
///
/// Bytes that are not UTF-8 become their meaning in Windows-1252; characters that XML forbids are dropped; a bare `&`
/// and a `<` that starts no markup become text; HTML's entities become their characters; undefined entities, and those
/// that a DTD defines, become text (so that nothing is ever expanded); XML declarations are dropped, since the text is
/// UTF-8 from here on. Sound text is not even copied: a vector scan skips it.
struct TextRepair {
  /// The result of `process` for one piece: either the input itself or the repaired bytes in `output`.
  struct Result {
    var bytes: UnsafeRawBufferPointer
    /// The number of input bytes used; the rest must be passed again at the front of the next piece.
    var consumed: Int
  }

  private var output = ByteArena(capacity: 1 << 16)
  private var isInCDATA = false
  /// The length of the current CDATA section, as of the last piece.
  private var lengthOfCDATA = 0
  private(set) var badUTF8 = 0
  private(set) var badEntities = 0
  private(set) var controlCharacters = 0
  private(set) var badMarkup = 0

  func free() { output.free() }

  /// The greatest length of a tail that may have to wait for what follows it: `<?xml …?>` is the longest construct that
  /// is examined as a whole.
  static let longestTail = 256

  /// The greatest length of a CDATA section. A longer one was never closed and would swallow the rest of the guide, so
  /// it is closed here.
  static let longestCDATA = 256 << 10

  /// Repairs a piece. The result is valid until the next call.
  mutating func process(_ input: UnsafeRawBufferPointer, isLast: Bool) -> Result {
    output.removeAll()
    guard let base = input.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return Result(bytes: input, consumed: 0)
    }
    let count = input.count
    var copied = 0
    var index = 0
    var end = count
    scan: while true {
      index = Self.firstSpecial(base, index, count)
      if index >= count { break }
      let byte = base[index]
      var replaced = 0
      var step = 1
      if byte >= 0x80 {
        let length = Self.validLength(base, index, count)
        if length > 0 {
          // U+FFFE and U+FFFF are no characters. U+0080 to U+009F are dropped, except for DVB's codes, and for quotes
          // and dashes of Windows-1252, which programs put there that mistook it for Latin-1.
          if length == 3, byte == 0xEF, base[index + 1] == 0xBF, base[index + 2] >= 0xBE {
            (replaced, step) = (1, 3)
            controlCharacters += 1
            flush(base, &copied, index)
          } else if length == 2, byte == 0xC2, base[index + 1] < 0xA0 {
            (replaced, step) = (1, 2)
            flush(base, &copied, index)
            switch base[index + 1] {
            case 0x8A, 0x85: output.append(0x0A)
            case 0x91...0x94, 0x96, 0x97:
              badUTF8 += 1
              append(scalar: Windows1252.scalar(base[index + 1]))
            default: controlCharacters += 1
            }
          } else {
            index = Self.endOfPlainRun(base, index + length, count)
            continue
          }
        } else if length < 0, !isLast {
          end = index
          break scan
        } else {
          badUTF8 += 1
          flush(base, &copied, index)
          append(scalar: Windows1252.scalar(byte))
          replaced = 1
        }
      } else if byte == 0x26 {
        if isInCDATA {
          index += 1
          continue
        }
        switch reference(base, index, count, isLast) {
        case .fine(let length):
          index += length
          continue
        case .wait:
          end = index
          break scan
        case .scalar(let scalar, let length):
          flush(base, &copied, index)
          if scalar != 0 { append(scalar: scalar) }
          (replaced, step) = (1, length)
        case .text:
          badEntities += 1
          flush(base, &copied, index)
          append("&amp;")
          replaced = 1
        }
      } else if byte == 0x3C {
        if isInCDATA {
          index += 1
          continue
        }
        switch markup(base, index, count, isLast) {
        case .fine(let length):
          index += length
          continue
        case .wait:
          end = index
          break scan
        case .skip(let length):
          flush(base, &copied, index)
          (replaced, step) = (1, length)
        case .text:
          badMarkup += 1
          flush(base, &copied, index)
          append("&lt;")
          replaced = 1
        }
      } else if byte == 0x5D {
        // The end of a CDATA section.
        if isInCDATA {
          if index + 2 >= count && !isLast {
            end = index
            break scan
          }
          if index + 2 < count, base[index + 1] == 0x5D, base[index + 2] == 0x3E {
            isInCDATA = false
            index += 3
            continue
          }
        }
        index += 1
        continue
      } else {
        controlCharacters += 1
        flush(base, &copied, index)
        replaced = 1
      }
      if replaced != 0 {
        index += step
        copied = index
      }
    }
    if isInCDATA {
      lengthOfCDATA += end
      if lengthOfCDATA > Self.longestCDATA {
        badMarkup += 1
        isInCDATA = false
        output.append(base + copied, end - copied)
        copied = end
        append("]]>")
      }
    }
    if copied == 0 && output.isEmpty {
      return Result(bytes: UnsafeRawBufferPointer(rebasing: input[..<end]), consumed: end)
    }
    if copied < end { output.append(base + copied, end - copied) }
    return Result(bytes: output.bytes, consumed: end)
  }

  private mutating func flush(_ base: UnsafePointer<UInt8>, _ copied: inout Int, _ index: Int) {
    if index > copied { output.append(base + copied, index - copied) }
    copied = index
  }

  private mutating func append(scalar: UInt32) {
    guard scalar != 0 else { return }
    // A character with a meaning in markup must stay a reference.
    switch scalar {
    case 0x26: append("&amp;")
    case 0x3C: append("&lt;")
    default:
      var encoded: UInt32 = 0
      withUnsafeMutableBytes(of: &encoded) { buffer in
        let length = UTF8Bytes.encode(scalar, into: buffer)
        output.append(bytes: UnsafeRawBufferPointer(rebasing: buffer[..<length]))
      }
    }
  }

  private mutating func append(_ text: StaticString) { output.append(text.utf8Start, text.utf8CodeUnitCount) }

  // MARK: What stands at a place

  private enum Reference { case fine(Int), wait, scalar(UInt32, Int), text }

  private func reference(_ base: UnsafePointer<UInt8>, _ index: Int, _ count: Int, _ isLast: Bool) -> Reference {
    var end = index + 1
    while end < count, end - index <= 10, Self.isNameByte(base[end]) || base[end] == 0x23 { end += 1 }
    if end >= count { return isLast ? .text : .wait }
    guard base[end] == 0x3B, end > index + 1 else { return .text }
    let length = end + 1 - index
    let bytes = UnsafeRawBufferPointer(start: base + index, count: length)
    guard let (scalar, _) = DisplayText.reference(bytes, 0) else {
      // A number that is no character is dropped; an undefined name is text.
      return base[index + 1] == 0x23 ? .scalar(0, length) : .text
    }
    if base[index + 1] == 0x23 {
      switch scalar {
      case 0x09, 0x0A, 0x0D, 0x20...0x7F: return .fine(length)
      case 0x85, 0x8A: return .scalar(0x0A, length)
      case 0x86, 0x87: return .scalar(0, length)
      case 0x80...0x9F: return .scalar(Windows1252.scalar(UInt8(scalar)), length)
      case ..<0x20, 0xFFFE, 0xFFFF: return .scalar(0, length)
      default: return .fine(length)
      }
    }
    switch scalar {
    case 0x26, 0x3C, 0x3E, 0x22, 0x27: return .fine(length)
    default: return .scalar(scalar, length)
    }
  }

  private enum Markup { case fine(Int), wait, skip(Int), text }

  private mutating func markup(_ base: UnsafePointer<UInt8>, _ index: Int, _ count: Int, _ isLast: Bool) -> Markup {
    guard index + 1 < count else { return isLast ? .text : .wait }
    switch base[index + 1] {
    case 0x21:
      let section: StaticString = "<![CDATA["
      let length = section.utf8CodeUnitCount
      if starts(base + index, count - index, with: section) {
        isInCDATA = true
        lengthOfCDATA = -index
        return .fine(length)
      }
      if count - index < length, !isLast { return .wait }
      // A comment, a DOCTYPE, or nonsense.
      guard index + 2 < count, base[index + 2] == 0x2D || base[index + 2] == 0x5B || Self.isLetter(base[index + 2])
      else { return .text }
      return .fine(2)
    case 0x3F:
      let declaration: StaticString = "<?xml"
      if count - index < 6, !isLast { return .wait }
      guard starts(base + index, count - index, with: declaration), count - index > 5, base[index + 5] <= 0x20 else {
        return index + 2 < count && Self.isLetter(base[index + 2]) ? .fine(2) : .text
      }
      var end = index + 5
      while end < count, end - index < Self.longestTail, base[end] != 0x3E { end += 1 }
      if end < count, base[end] == 0x3E { return .skip(end + 1 - index) }
      return end - index < Self.longestTail && !isLast ? .wait : .fine(2)
    case 0x2F: return .fine(2)
    case let next: return Self.isLetter(next) || next == 0x5F || next == 0x3A || next >= 0x80 ? .fine(1) : .text
    }
  }

  private func starts(_ base: UnsafePointer<UInt8>, _ count: Int, with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    for place in 0..<text.utf8CodeUnitCount where base[place] != text.utf8Start[place] { return false }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  private static func isNameByte(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }
}
