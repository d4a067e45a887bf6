/// The new name of a declaration in the compiler's message about the old one.
///
///     'InsetsMake' has been replaced by 'Insets.init(top:left:)'
struct NewName: Equatable {
  /// The type that has the member, such as `Insets`; empty without one.
  var context = ""
  /// The name without labels.
  var base: String
  /// The labels of a function, `_` for none; nil for other declarations.
  var labels: [String]?
  /// Whether it is a member of the old function's first argument.
  var isOfFirstArgument = false
  /// Whether it is a property in place of a function.
  var isProperty = false
  /// Whether the old name is that of an initialiser, which is not written in calls.
  var isOfInitializer = false

  /// Reads a message; nil for others, and for those with a reason: they are about more than a name.
  init?(message: String) {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[4].isEmpty else { return nil }
    switch parts[2] {
    case " has been renamed to ", " has been replaced by ": break
    case " has been replaced by instance method ": isOfFirstArgument = true
    case " has been replaced by property ": isProperty = true
    default: return nil
    }
    var path = parts[3]
    if let start = path.firstIndex(of: "(") {
      guard path.last == ")" else { return nil }
      labels = path[path.index(after: start)...].dropLast().split(separator: ":").map(String.init)
      path = path[..<start]
    }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = names.last,
      names.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    base = String(last)
    context = names.dropLast().joined(separator: ".")
    isOfInitializer = parts[1].hasPrefix("init(")
  }

  /// The name as it is written in code, without labels: `Insets` of `Insets.init`.
  var path: String {
    if context.isEmpty { return base }
    return base == "init" ? context : context + "." + base
  }
}
