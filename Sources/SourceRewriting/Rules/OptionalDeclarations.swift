import SwiftSyntax

/// Writes the declarations that optional requirements need, on one line after their protocol.
struct OptionalDeclarations {
  let name: String
  /// The access level followed by a space, or empty.
  let access: String
  let isMainActor: Bool

  private var actor: String { isMainActor ? "@preconcurrency @MainActor " : "" }

  func text(for members: [DeclSyntax]) -> String {
    var defaults: [String] = []
    var optionals: [String] = []
    var callables: [(name: String, calls: [String])] = []
    for member in members {
      if let function = member.as(FunctionDeclSyntax.self) {
        defaults.append(standIn(for: function))
        let name = function.name.text
        if let index = callables.firstIndex(where: { $0.name == name }) {
          callables[index].calls.append(call(function))
        } else {
          callables.append((name, [call(function)]))
        }
      } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let type = binding.typeAnnotation?.type
      {
        let property = binding.pattern.trimmedDescription
        defaults.append(
          "@_disfavoredOverload \(access)var \(property): \(type.trimmedDescription) { get throws { throw CancellationError() } }"
        )
        optionals.append(
          // The type of the constant selects the requirement: without it, this property would read itself.
          "\(access)var \(property): \(optional(type)) { (self as? any \(name)).flatMap { o -> \(optional(type)) in "
            + "do { let value: \(type.trimmedDescription) = try o.\(property); return value } catch { return nil } } }")
      }
    }
    var parts = [
      "\(actor)\(access)protocol \(name)·optional: AnyObject {}",
      "extension \(name) { \(defaults.joined(separator: "; ")) }",
    ]
    for callable in callables {
      let type = "\(name)·\(callable.name)"
      parts.append(
        "\(actor.replacing("@preconcurrency ", with: ""))\(access)struct \(type) { let target: any \(name); "
          + callable.calls.joined(separator: "; ") + " }")
      optionals.append(
        "@_disfavoredOverload \(access)var \(callable.name): \(type)? { (self as? any \(name)).map { \(type)(target: $0) } }"
      )
    }
    parts.append("extension \(name)·optional { \(optionals.joined(separator: "; ")) }")
    return "; " + parts.joined(separator: "; ")
  }

  private func attributes(_ node: FunctionDeclSyntax) -> String {
    var result = ""
    for case .attribute(let attribute) in node.attributes
    where !RuntimeAttributes.names.contains(attribute.attributeName.trimmedDescription)
      && attribute.attributeName.trimmedDescription != "discardableResult"
    {
      result += line(attribute) + " "
    }
    return result
  }

  private func standIn(for node: FunctionDeclSyntax) -> String {
    let async = node.signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "async "
    return "\(attributes(node))\(access)func \(node.name.text)\(line(node.signature.parameterClause)) \(async)throws"
      + (node.signature.returnClause.map { " " + line($0) } ?? "") + " { throw CancellationError() }"
  }

  private func call(_ node: FunctionDeclSyntax) -> String {
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    let result = node.signature.returnClause.map { optional($0.type) } ?? "Void?"
    return "\(attributes(node))@discardableResult \(access)func callAsFunction\(line(node.signature.parameterClause))"
      + (isAsync ? " async" : "")
      + " -> \(result) { try? \(isAsync ? "await " : "")target.\(node.name.text)(\(arguments)) }"
  }

  private func optional(_ type: TypeSyntax) -> String {
    if type.is(OptionalTypeSyntax.self) { return line(type) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return line(forced.wrappedType) + "?" }
    return "(\(line(type)))?"
  }

  /// Returns a node on one line, without comments.
  private func line(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).reduce(into: "") { result, token in
      if let last = result.last, let first = token.first,
        last.isWordCharacter && first.isWordCharacter && last != "@" || ",:>".contains(last)
          || token == "->" || token == "="
      {
        result += " "
      }
      result += token
    }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" || self == "@" || self == "`" }
}
