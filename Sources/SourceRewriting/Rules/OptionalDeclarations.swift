import SwiftSyntax

/// Writes the declarations that optional requirements need: types on one line after their protocol, and extensions
/// after the outermost type around it.
struct OptionalDeclarations {
  let name: String
  let scope: ProtocolScope
  /// The access level followed by a space, or empty.
  let access: String
  let isMainActor: Bool

  private var actor: String { isMainActor ? "@preconcurrency @MainActor " : "" }

  /// Returns the protocol that has a property for each optional requirement, and the types of those for methods.
  func types(for members: [DeclSyntax]) -> String {
    let answers = keyed(members).map { "nonisolated static func has·\($0.key)() -> Bool" }
    let body = answers.isEmpty ? "{}" : "{ \(answers.joined(separator: "; ")) }"
    var parts = ["\(actor)\(access)protocol \(name)·optional: AnyObject \(body)"]
    for method in methods(members) {
      parts.append(
        "\(actor.replacing("@preconcurrency ", with: ""))\(access)struct \(name)·\(method.typeName) { "
          + "let target: any \(name)\(method.isStatic ? ".Type" : ""); "
          + method.functions.map(call).joined(separator: "; ") + " }")
    }
    return "; " + parts.joined(separator: "; ")
  }

  /// Returns the extensions with the defaults of missing requirements, and with the properties.
  func extensions(for members: [DeclSyntax]) -> String {
    let whole = scope.qualifiedName
    var defaults: [String] = []
    var optionals: [String] = []
    for member in members {
      if let function = member.as(FunctionDeclSyntax.self) {
        defaults.append(standIn(for: function))
      } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let type = binding.typeAnnotation?.type
      {
        let property = binding.pattern.trimmedDescription
        let isStatic = variable.modifiers.contains(named: "static")
        let start = "\(access)\(isStatic ? "static " : "")var \(property): "
        defaults.append(
          "@_disfavoredOverload \(start)\(line(type)) { get throws { throw CancellationError() } }"
        )
        optionals.append(
          // The type of the constant selects the requirement: without it, this property would read itself.
          // As on iOS, an optional property of an optional type is optional twice.
          "\(start)\(optionalOnce(type)) { "
            + "(self as? any \(whole)\(isStatic ? ".Type" : "")).flatMap { o -> \(optionalOnce(type)) in "
            + "do { let value: \(line(type)) = try o.\(property); return value } catch { return nil } } }")
      }
    }
    for method in methods(members) {
      let type = "\(whole)·\(method.typeName)"
      optionals.append(
        "@_disfavoredOverload \(access)\(method.isStatic ? "static " : "")var \(method.name): \(type)? { "
          + "(self as? any \(whole)\(method.isStatic ? ".Type" : "")).map { \(type)(target: $0) } }")
    }
    for method in keyed(members) {
      optionals.append("nonisolated \(access)static func has·\(method.key)() -> Bool { false }")
      optionals.append(value(of: method.function, key: method.key))
    }
    return "; extension \(whole) { \(defaults.joined(separator: "; ")) }"
      + "; extension \(whole)·optional { \(optionals.joined(separator: "; ")) }"
  }

  /// Returns the methods of objects with their keys; see `OptionalMethod`.
  private func keyed(_ members: [DeclSyntax]) -> [(function: FunctionDeclSyntax, key: String)] {
    let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter {
      !$0.modifiers.contains(named: "static")
    }
    let methods = functions.map { function in
      let parameters = function.signature.parameterClause.parameters
      return OptionalMethod(
        name: function.name.text, labels: parameters.map(\.firstName.text),
        types: parameters.map(\.type.trimmedDescription))
    }
    return zip(functions, methods).map { ($0, $1.key(among: methods)) }
  }

  /// Returns the property that is a method as a value; nil if an object does not implement it.
  private func value(of node: FunctionDeclSyntax, key: String) -> String {
    let parameters = node.signature.parameterClause.parameters
    let arguments = parameters.enumerated().map { index, parameter in
      parameter.firstName.text == "_" ? "$\(index)" : "\(parameter.firstName.text): $\(index)"
    }.joined(separator: ", ")
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    let onActor = isMainActor || node.attributes.contains(named: "MainActor")
    let result = node.signature.returnClause?.type
    let type =
      "\(onActor ? "@MainActor " : "")(\(parameters.map { partOfFunction($0.type) }.joined(separator: ", ")))"
      + "\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") -> \(result.map(partOfFunction) ?? "Void")"
    let call = "\(isAsync ? "await " : "")o.\(node.name.text)(\(arguments))"
    let body: String
    if isThrowing {
      body = "try \(call)"
    } else if let result, !result.is(OptionalTypeSyntax.self), !result.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      // The class says that it has the method.
      body = "try! \(call)"
    } else if result == nil {
      body = "do { try \(call) } catch {}"
    } else {
      body = "do { return try \(call) } catch { return nil }"
    }
    return "\(attributes(node))\(access)var value·\(key): (\(type))? { "
      + "guard let o = self as? any \(scope.qualifiedName), Swift.type(of: o).has·\(key)() else { return nil }; "
      + "return { \(body) } }"
  }

  /// The methods with a name: those of objects, or those of the type.
  private struct Methods {
    let name: String
    let isStatic: Bool
    var functions: [FunctionDeclSyntax]

    /// The last part of the name of the type that can be called.
    var typeName: String { isStatic ? "static·" + name : name }
  }

  /// Returns the methods by their names, in the order in which the names occur first.
  private func methods(_ members: [DeclSyntax]) -> [Methods] {
    var result: [Methods] = []
    for function in members.compactMap({ $0.as(FunctionDeclSyntax.self) }) {
      let isStatic = function.modifiers.contains(named: "static")
      if let index = result.firstIndex(where: { $0.name == function.name.text && $0.isStatic == isStatic }) {
        result[index].functions.append(function)
      } else {
        result.append(Methods(name: function.name.text, isStatic: isStatic, functions: [function]))
      }
    }
    return result
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
    let type = node.modifiers.contains(named: "static") ? "static " : ""
    return
      "\(attributes(node))\(access)\(type)func \(node.name.text)\(line(node.signature.parameterClause)) \(async)throws"
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

  /// Returns a type as part of that of a function, where none is unwrapped implicitly.
  private func partOfFunction(_ type: TypeSyntax) -> String {
    type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? optional(type) : line(type)
  }

  /// Returns the optional of a type, also of one that is optional itself.
  private func optionalOnce(_ type: TypeSyntax) -> String {
    type.is(OptionalTypeSyntax.self) ? "(\(line(type)))?" : optional(type)
  }

  private func optional(_ type: TypeSyntax) -> String {
    if type.is(OptionalTypeSyntax.self) { return line(type) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return line(forced.wrappedType) + "?" }
    return "(\(line(type)))?"
  }

  private func text(of token: TokenSyntax) -> String {
    guard let type = token.parent?.as(IdentifierTypeSyntax.self), type.name.id == token.id else { return token.text }
    return scope.qualified(token.text) ?? token.text
  }

  /// Returns a node on one line, without comments. Names of types within those around the protocol are qualified.
  private func line(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(text).reduce(into: "") { result, token in
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
