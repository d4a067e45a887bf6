/// The superclasses of UIKit's and other frameworks' classes, which are not among the sources of a package.
enum AppleClasses {
  /// Returns the superclasses of a class, the closest first; none for other classes.
  static func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var current = name
    while let next = superclass[current] {
      result.append(next)
      current = next
    }
    return result
  }

  /// Returns the superclasses of a class, which may be one of Foundation's; none for other classes.
  static func superclassesWithFoundation(of name: String) -> [String] {
    var result: [String] = []
    var current = name
    while let next = superclass[current] ?? FoundationClassTable.superclass[current] {
      result.append(next)
      current = next
    }
    return result
  }

  /// Returns the subclasses of a class, and theirs; Foundation's are among them.
  static func subclasses(of name: String) -> [String] { below[name] ?? [] }

  /// Returns whether a class is known to descend from `NSObject` and not from `UIResponder`.
  static func isObjectWithoutResponding(_ name: String) -> Bool {
    let above = superclasses(of: name)
    return above.last == "NSObject" && name != "UIResponder" && !above.contains("UIResponder")
  }

  private static let below: [String: [String]] = {
    var result: [String: [String]] = [:]
    for name in Set(superclass.keys).union(FoundationClassTable.superclass.keys).sorted() {
      for above in superclassesWithFoundation(of: name) { result[above, default: []].append(name) }
    }
    return result
  }()

  private static let superclass: [String: String] = {
    var result: [String: String] = [:]
    for line in AppleClassTable.text.split(separator: "\n") {
      let names = line.split(separator: " ")
      guard let above = names.first else { continue }
      for name in names.dropFirst() { result[String(name)] = String(above) }
    }
    return result
  }()
}
