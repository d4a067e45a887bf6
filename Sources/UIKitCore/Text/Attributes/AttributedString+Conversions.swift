extension AttributeContainer {
  /// Creates a container with those of the attributes that UIKit and Foundation define.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary {
      // Values of another type are left out, as on iOS.
      try? AttributeBridge.named[key.rawValue]?.write(&self, value)
    }
  }

  /// Creates a container with the attributes of a scope: `including: \.uiKit`.
  ///
  /// - Throws: an error if a value has another type than its attribute.
  public init<Scope: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(dictionary, including: Scope.self) }

  /// Creates a container with the attributes of a scope.
  ///
  /// - Throws: an error if a value has another type than its attribute.
  public init<Scope: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: Scope.Type
  ) throws { try self.init(dictionary, AttributeBridge.all(in: scope)) }

  fileprivate init(_ dictionary: [NSAttributedString.Key: Any], _ bridges: [AttributeBridge]) throws {
    self.init()
    for bridge in bridges {
      if let value = dictionary[bridge.key] { try bridge.write(&self, value) }
    }
  }

  /// The attributes that UIKit and Foundation define, as keys and values of an `NSAttributedString`.
  var attributes: [NSAttributedString.Key: Any] {
    // A conversion that fails leaves its attribute out.
    AttributeBridge.all.reduce(into: [:]) { found, bridge in
      if let value = try? bridge.read(self) { found[bridge.key] = value }
    }
  }

  fileprivate func attributes(_ bridges: [AttributeBridge]) throws -> [NSAttributedString.Key: Any] {
    try bridges.reduce(into: [:]) { found, bridge in
      if let value = try bridge.read(self) { found[bridge.key] = value }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with the attributes that UIKit and Foundation define.
  public init(_ container: AttributeContainer) { self = container.attributes }

  /// Creates a dictionary with the attributes of a scope.
  public init<Scope: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(container, including: Scope.self) }

  /// Creates a dictionary with the attributes of a scope.
  public init<Scope: AttributeScope>(_ container: AttributeContainer, including scope: Scope.Type) throws {
    self = try container.attributes(AttributeBridge.all(in: scope))
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes that UIKit and Foundation define. Linear in the length of the text.
  public convenience init(_ attributed: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      whole.append(
        NSAttributedString(
          string: String(attributed[run.range].characters), attributes: run.attributes.attributes))
    }
    self.init(attributedString: whole)
  }

  /// Creates a text with the attributes of a scope: `including: \.uiKit`. Linear in the length of the text.
  public convenience init<Scope: AttributeScope>(
    _ attributed: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(attributed, including: Scope.self) }

  /// Creates a text with the attributes of a scope. Linear in the length of the text.
  public convenience init<Scope: AttributeScope>(_ attributed: AttributedString, including scope: Scope.Type) throws {
    let bridges = AttributeBridge.all(in: scope)
    let whole = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      whole.append(
        NSAttributedString(
          string: String(attributed[run.range].characters), attributes: try run.attributes.attributes(bridges)))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// Creates a text with the attributes that UIKit and Foundation define. Linear in the length of the text.
  public init(_ attributed: NSAttributedString) {
    self.init()
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
      attributes, range, _ in
      append(
        AttributedString(
          attributed.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates a text with the attributes of a scope: `including: \.uiKit`. Linear in the length of the text.
  ///
  /// - Throws: an error if a value has another type than its attribute.
  public init<Scope: AttributeScope>(
    _ attributed: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(attributed, including: Scope.self) }

  /// Creates a text with the attributes of a scope. Linear in the length of the text.
  ///
  /// - Throws: an error if a value has another type than its attribute.
  public init<Scope: AttributeScope>(_ attributed: NSAttributedString, including scope: Scope.Type) throws {
    self.init()
    let bridges = AttributeBridge.all(in: scope)
    var failure: (any Error)?
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
      attributes, range, stop in
      do {
        append(
          AttributedString(
            attributed.attributedSubstring(from: range).string,
            attributes: try AttributeContainer(attributes, bridges)))
      } catch {
        failure = error
        stop.pointee = true
      }
    }
    if let failure { throw failure }
  }
}
