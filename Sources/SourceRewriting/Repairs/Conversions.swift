import SwiftSyntax

/// Converts collections that Objective-C bridges but the compiler on Linux does not.
///
///     layer.locations = locations as [NSNumber]?          // of [CGFloat]?
///     layer.locations = (locations)?.map { NSNumber(value: Double($0)) }
///
///     attributes[.kern] = kern as NSNumber                 // of CGFloat
///     attributes[.kern] = NSNumber(value: Double(kern))
///
///     AVFileType.mp4 as CFString                           // a structure with a text as its raw value
///     (AVFileType.mp4.rawValue as CFString)
///
///     AVMetadataKey.commonKeyTitle as (NSCopying & NSObjectProtocol)
///     (AVMetadataKey.commonKeyTitle.rawValue as NSString)
///
///     NSMutableString(string: text)                        // of NSString
///     NSMutableString(string: text as String)
///
///     (object as Dictionary).count                         // of NSDictionary
///     (object as! [AnyHashable: Any]).count
///
///     NSArray(array: colors) as CFArray
///     NSArray(array: colors) as! CFArray
///
///     let edges: NSSet = [Edge.left, Edge.right]
///     let edges: NSSet = NSSet(array: [Edge.left, Edge.right])
///
///     table.setObject(a, forKey: path as NSCopying)        // keys are hashable values
///     table.setObject(a, forKey: path)
///
///     NSDictionary(dictionary: other)                      // of NSDictionary
///     NSDictionary(dictionary: other as! [AnyHashable: Any])
///
///     Unmanaged.passUnretained(source).toOpaque()          // of a protocol of Objective-C
///     Unmanaged.passUnretained(source as AnyObject).toOpaque()
///
///     return try NSDataDetector(types: 32)                 // as NSRegularExpression
///     return try NSDataDetector(types: 32).expression·
///
///     address.sa_family = UInt8(AF_INET)                   // an integer of C that has another size on Linux
///     address.sa_family = numericCast(UInt8(AF_INET))
///
///     CGGradient(colorsSpace: nil, colors: colors, locations: stops)                     // of [Double]
///     CGGradient(colorsSpace: nil, colors: colors, locations: stops.map { CGFloat($0) })
enum Conversions: ErrorRepair {
  enum Fault {
    /// An array of numbers as one of `NSNumber`.
    case numbers(isOptional: Bool)
    /// A dictionary of numbers as one of `NSNumber`.
    case metrics
    /// A number as `NSNumber`.
    case number
    /// A structure with a text as its raw value, such as a notification's name, as an object.
    case text(as: String)
    /// A text as an object that can be copied.
    case string
    /// An object of Foundation as a value of Swift, or the reverse.
    case bridging(to: String)
    /// A collection of Foundation as one of Swift.
    case collection
    /// A collection of Foundation as one of Swift whose elements are not named.
    case elements(of: String)
    /// An array literal as a set of Foundation.
    case set
    /// An array of `Double` as a pointer to `CGFloat`s.
    case pointer
    /// A key of a dictionary of Foundation, as something that can be copied.
    case key
    /// A dictionary of Foundation as an argument that is one of Swift.
    case dictionary
    /// An object of a protocol, which is no class.
    case unmanaged
    /// An integer assigned to one that is a type of C.
    case integer
    /// A detector of data as an expression.
    case detector
  }

  private static let numbers: Set<Substring> = ["CGFloat", "Double", "Float", "Int", "UInt"]

  static func fault(in message: String) -> Fault? {
    if message.hasPrefix("'NSArray' is not convertible to 'CFArray'") { return .collection }
    if message.hasPrefix("cannot "), message.contains(" of type 'NSDataDetector' to "),
      message.hasSuffix(" type 'NSRegularExpression'")
    {
      return .detector
    }
    if message.hasPrefix("cannot convert value of type 'UnsafePointer<Double>' to expected argument type "),
      message.contains("'UnsafePointer<CGFloat>")
    {
      return .pointer
    }
    if message.hasPrefix("argument type '"),
      message.hasSuffix("NSCopying' does not conform to expected type 'Hashable'")
    {
      return .key
    }
    if message.hasPrefix("'NSDictionary' is not convertible to '[AnyHashable : Any]'") { return .dictionary }
    if message.hasPrefix("generic struct 'Unmanaged' requires that 'any "), message.hasSuffix("' be a class type") {
      return .unmanaged
    }
    if message.hasPrefix("cannot convert value of type '["), message.hasSuffix(" type 'NSSet'") { return .set }
    if let type = elements(in: message) { return .elements(of: type) }
    if message.hasPrefix("cannot assign value of type '"), isOfIntegers(message) { return .integer }
    if message.hasSuffix("to type 'NSNumber' in coercion") || message.hasSuffix("(aka 'NSNumber') in coercion") {
      return .number
    }
    if message.hasPrefix("cannot convert value of type '"), message.hasSuffix(" in coercion"),
      case let parts = message.split(separator: "'", omittingEmptySubsequences: false), parts.count >= 5,
      ["NSString", "CFString", "any NSCopying & NSObjectProtocol"].contains(parts[3]),
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
    {
      if parts[1] == "String" { return .string }
      return .text(as: parts[3].hasPrefix("any ") ? "NSString" : String(parts[3]))
    }
    if message.hasPrefix("'[String : CGFloat]' is not convertible to '[String : NSNumber]") { return .metrics }
    if message.contains(" is not implicitly convertible to '"), message.contains("did you mean to use 'as'") {
      // The first type may have its meaning after it: `'CFString' (aka 'NSString') is not …`.
      let parts = message.split(separator: "'", omittingEmptySubsequences: false)
      let place = parts.firstIndex { $0.hasSuffix(" is not implicitly convertible to ") }
      return place.flatMap { $0 + 1 < parts.count ? .bridging(to: String(parts[$0 + 1])) : nil }
    }
    guard message.hasPrefix("cannot convert value of type '["), message.hasSuffix(" in coercion") else { return nil }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 5, parts[3] == "[NSNumber]" || parts[3] == "[NSNumber]?",
      numbers.contains(parts[1].dropFirst().prefix { $0 != "]" })
    else { return nil }
    return .numbers(isOptional: parts[1].hasSuffix("]?"))
  }

  /// Returns the Swift type of a collection of Foundation that is coerced to one without its elements' types; nil for
  /// other messages.
  private static func elements(in message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[4] == " in coercion" else { return nil }
    return switch (parts[1].replacing("Mutable", with: ""), parts[3]) {
    case ("NSDictionary", "Dictionary<Key, Value>"): "[AnyHashable: Any]"
    case ("NSArray", "Array<Element>"): "[Any]"
    case ("NSSet", "Set<Element>"): "Set<AnyHashable>"
    default: nil
    }
  }

  /// The types that C's names for integers have on Apple's platforms, where they differ from those on Linux.
  private static let integersOfDarwin: [Substring: Substring] = [
    "sa_family_t": "UInt8", "mode_t": "UInt16", "nlink_t": "UInt16", "dev_t": "Int32", "blksize_t": "Int32",
    "suseconds_t": "Int32", "nfds_t": "UInt32", "fsblkcnt_t": "UInt32", "fsfilcnt_t": "UInt32", "tcflag_t": "UInt",
    "speed_t": "UInt", "clock_t": "UInt", "ino_t": "UInt64", "rlim_t": "UInt64", "off_t": "Int64", "blkcnt_t": "Int64",
  ]

  /// Returns whether a message is about an assignment that compiles on Apple's platforms: `… of type 'UInt8' to type
  /// 'sa_family_t' (aka 'UInt16')`, or the reverse.
  private static func isOfIntegers(_ message: String) -> Bool {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 5, let place = parts.firstIndex(where: { $0.hasSuffix(" to type ") }), place + 1 < parts.count
    else { return false }
    let (value, target) = (parts[1], parts[place + 1])
    return integersOfDarwin[target] == value || integersOfDarwin[value] == target
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .numbers(let isOptional):
      convert(at: token, in: work, "(", ")\(isOptional ? "?" : "").map { NSNumber(value: Double($0)) }")
    case .metrics: convert(at: token, in: work, "(", ").mapValues { NSNumber(value: Double($0)) }")
    case .number: convert(at: token, in: work, "NSNumber(value: Double(", "))")
    case .text(let type): convert(at: token, in: work, "(", ".rawValue as \(type))")
    case .string: convert(at: token, in: work, "(", " as NSString)")
    case .bridging(let type):
      guard let argument = token.innermost(LabeledExprSyntax.self)?.expression, work.begin(argument) else { return }
      work.edits.insert(" as \(type)", after: argument)
    case .collection: force(at: token, in: work)
    case .elements(let type):
      var next: TokenSyntax? = token
      while let current = next, current.tokenKind != .keyword(.as), !current.tokenKind.endsExpression {
        next = current.nextToken(viewMode: .sourceAccurate)
      }
      guard let coercion = next?.parent?.as(UnresolvedAsExprSyntax.self), coercion.questionOrExclamationMark == nil,
        let name = coercion.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
        ["Dictionary", "Array", "Set"].contains(name.text), work.begin(coercion)
      else { return }
      work.edits.insert("!", after: coercion)
      work.replace(name, with: type)
    case .set:
      guard let literal = token.innermost(ArrayExprSyntax.self), literal.leftSquare.id == token.id, work.begin(literal)
      else { return }
      work.edits.insert("NSSet(array: ", before: literal)
      work.edits.insert(")", after: literal)
    case .key: dropCoercion(at: token, in: work)
    case .dictionary:
      guard let argument = token.innermost(LabeledExprSyntax.self)?.expression,
        argument.is(DeclReferenceExprSyntax.self),
        work.begin(argument)
      else { return }
      work.edits.insert(" as! [AnyHashable: Any]", after: argument)
    case .unmanaged:
      guard let argument = argumentOfUnmanaged(around: token), work.begin(argument) else { return }
      work.edits.insert(" as AnyObject", after: argument)
    case .integer:
      guard let sequence = token.innermost(SequenceExprSyntax.self), sequence.elements.count > 2,
        let sign = sequence.elements.dropFirst().first, sign.is(AssignmentExprSyntax.self),
        let value = sequence.elements.dropFirst(2).first, let last = sequence.elements.last,
        work.begin(value)
      else { return }
      work.edits.insert("numericCast(", before: value)
      work.edits.insert(")", after: last)
    case .detector:
      guard token.text == "NSDataDetector", let call = token.innermost(FunctionCallExprSyntax.self), work.begin(call)
      else { return }
      work.edits.insert(".expression·", after: call)
    case .pointer:
      guard let argument = token.innermost(LabeledExprSyntax.self)?.expression, work.begin(argument) else { return }
      work.edits.insert("(", before: argument)
      work.edits.insert(").map { CGFloat($0) }", after: argument)
    }
  }

  /// Puts a conversion around the value of `value as NSNumber` or `value as [NSNumber]`, in place of the coercion.
  private static func convert(at token: TokenSyntax, in work: RepairWork, _ before: String, _ after: String) {
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(ExprListSyntax.self), !parent.is(CodeBlockItemSyntax.self) {
      node = parent
    }
    guard let list = node.parent?.as(ExprListSyntax.self) else { return }
    let elements = Array(list)
    guard let position = elements.firstIndex(where: { $0.id == node.id }) else { return }
    // The error is at the value, or at `as`.
    let place = elements[position].is(UnresolvedAsExprSyntax.self) ? position - 1 : position
    guard place >= 0, place + 2 < elements.count, elements[place + 1].is(UnresolvedAsExprSyntax.self),
      work.begin(elements[place])
    else { return }
    work.edits.insert(before, before: elements[place])
    work.edits.insert(after, after: elements[place])
    work.edits.remove(from: elements[place + 1], through: elements[place + 2], in: work.file)
  }

  /// Removes `as NSCopying` from an argument that is a value with this coercion.
  private static func dropCoercion(at token: TokenSyntax, in work: RepairWork) {
    guard let argument = token.innermost(LabeledExprSyntax.self)?.expression.as(SequenceExprSyntax.self) else { return }
    let elements = Array(argument.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      ["NSCopying", "any NSCopying"].contains(elements[2].trimmedDescription), work.begin(argument)
    else { return }
    work.edits.remove(from: elements[1], through: elements[2], in: work.file)
  }

  /// Returns the argument of the call of a method of `Unmanaged` around a token, in whose function or argument it is.
  private static func argumentOfUnmanaged(around token: TokenSyntax) -> ExprSyntax? {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let method = call.calledExpression.as(MemberAccessExprSyntax.self),
        method.base?.trimmedDescription == "Unmanaged",
        ["passUnretained", "passRetained"].contains(method.declName.baseName.text)
      {
        return call.arguments.first?.expression
      }
      node = current.parent
    }
    return nil
  }

  /// Turns the next `as` after a token, or the token itself, into `as!`.
  private static func force(at token: TokenSyntax, in work: RepairWork) {
    var current: TokenSyntax? = token
    while let token = current, !token.tokenKind.endsExpression {
      if token.tokenKind == .keyword(.as), work.begin(token) {
        work.edits.insert("!", after: token)
        return
      }
      current = token.nextToken(viewMode: .sourceAccurate)
    }
  }
}

extension TokenKind {
  /// Whether a token ends the search for a part of the same expression.
  fileprivate var endsExpression: Bool {
    switch self {
    case .keyword(.let), .keyword(.var), .keyword(.func), .keyword(.return), .semicolon, .endOfFile, .rightBrace: true
    default: false
    }
  }
}
