@testable import ObjectiveCHeaders

/// Returns what a header becomes, without what comes before the first declaration, empty lines, names of files, and the
/// bodies and attributes that most methods have.
func swift(_ header: String, sources: String = "", apple: AppleClasses = AppleClasses()) -> [String] {
  lines(of: module(header, sources: sources, apple: apple))
}

/// Returns a module with one header and one source.
func module(_ header: String, sources: String = "", apple: AppleClasses = AppleClasses()) -> ObjectiveCModule {
  ObjectiveCModule(name: "Pages", headers: [("Pages.h", header)], sources: [("Pages.m", sources)], apple: apple)
}

func lines(of module: ObjectiveCModule) -> [String] {
  let all = module.swiftSource.split(separator: "\n").map(String.init)
  let start =
    all.lastIndex { $0 == "}" && all.first != $0 && !$0.isEmpty }.map { _ in all.firstIndex(of: "}") ?? 0 } ?? 0
  return all[(start + 1)...].filter { !$0.contains("// MARK") }.map { line in
    var line = Substring(line)
    while line.first == " " { line.removeFirst() }
    if let body = line.firstRange(of: " { _objectiveCCode(") { line = line[..<body.lowerBound] }
    if line.hasPrefix("@objc("), let end = line.firstIndex(of: " ") { line = line[line.index(after: end)...] }
    if line.hasPrefix("@discardableResult ") { line = line.dropFirst("@discardableResult ".count) }
    return String(line)
  }
}

/// Returns the members of a class whose members in Objective-C are given, which may not be nil unless they say so.
func members(_ text: String, class name: String = "PGReader", superclass: String = "NSObject") -> [String] {
  let all = swift(
    """
    NS_ASSUME_NONNULL_BEGIN
    @interface \(name) : \(superclass)
    \(text)
    @end
    NS_ASSUME_NONNULL_END
    """)
  return all.dropFirst().dropLast().filter { $0 != "public override init() { super.init() }" }
}
