@_spi(Reflection) import Swift

/// The conversion of an attribute between the two kinds of attributed string.
///
/// Unchecked because of the closures, which capture only a type.
struct AttributeBridge: @unchecked Sendable {
  let key: NSAttributedString.Key
  /// Returns the value for an `NSAttributedString`; nil if the container has none.
  let read: (AttributeContainer) throws -> Any?
  /// Writes a value into a container; throws if the value has another type.
  let write: (inout AttributeContainer, Any) throws -> Void

  /// Keeps values as they are.
  init<Key: AttributedStringKey>(_ type: Key.Type) {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { readAttribute(Key.self, $0) }
    write = { container, value in
      guard let value = value as? Key.Value else { throw CocoaError(.coderInvalidValue) }
      writeAttribute(Key.self, &container, value)
    }
  }

  /// Converts values as their key says.
  init<Key: ObjectiveCConvertibleAttributedStringKey>(converting type: Key.Type) {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { try readAttribute(Key.self, $0).map(Key.objectiveCValue) }
    write = { container, value in
      if let object = value as? Key.ObjectiveCValue {
        writeAttribute(Key.self, &container, try Key.value(for: object))
      } else if let value = value as? Key.Value {
        writeAttribute(Key.self, &container, value)
      } else {
        throw CocoaError(.coderInvalidValue)
      }
    }
  }

  /// Converts a number, which is an `NSNumber`, `Int`, `Double` or `CGFloat` in an `NSAttributedString`.
  init<Key: AttributedStringKey>(number type: Key.Type) where Key.Value == CGFloat {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self] }
    write = { container, value in
      switch value {
      case let number as CGFloat: container[Key.self] = number
      case let number as Double: container[Key.self] = CGFloat(number)
      case let number as Int: container[Key.self] = CGFloat(number)
      case let number as NSNumber: container[Key.self] = CGFloat(number.doubleValue)
      default: throw CocoaError(.coderInvalidValue)
      }
    }
  }

  /// Converts a style of line, which is a raw value in an `NSAttributedString`.
  init<Key: AttributedStringKey>(lines type: Key.Type) where Key.Value == NSUnderlineStyle {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self]?.rawValue }
    write = { container, value in
      if let style = value as? NSUnderlineStyle {
        container[Key.self] = style
      } else if let number = value as? Int {
        container[Key.self] = NSUnderlineStyle(rawValue: number)
      } else {
        throw CocoaError(.coderInvalidValue)
      }
    }
  }

  /// Converts the name of an effect, which is a text in an `NSAttributedString`.
  init<Key: AttributedStringKey>(texts type: Key.Type) where Key.Value == NSAttributedString.TextEffectStyle {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self]?.rawValue }
    write = { container, value in
      if let style = value as? NSAttributedString.TextEffectStyle {
        container[Key.self] = style
      } else if let name = value as? String {
        container[Key.self] = NSAttributedString.TextEffectStyle(rawValue: name)
      } else {
        throw CocoaError(.coderInvalidValue)
      }
    }
  }

  typealias UIKitKeys = AttributeScopes.UIKitAttributes
  typealias FoundationKeys = AttributeScopes.FoundationAttributes

  static let all: [AttributeBridge] = [
    AttributeBridge(UIKitKeys.FontAttribute.self), AttributeBridge(UIKitKeys.ForegroundColorAttribute.self),
    AttributeBridge(UIKitKeys.BackgroundColorAttribute.self), AttributeBridge(number: UIKitKeys.KernAttribute.self),
    AttributeBridge(number: UIKitKeys.TrackingAttribute.self),
    AttributeBridge(number: UIKitKeys.BaselineOffsetAttribute.self),
    AttributeBridge(lines: UIKitKeys.UnderlineStyleAttribute.self),
    AttributeBridge(UIKitKeys.UnderlineColorAttribute.self),
    AttributeBridge(lines: UIKitKeys.StrikethroughStyleAttribute.self),
    AttributeBridge(UIKitKeys.StrikethroughColorAttribute.self),
    AttributeBridge(UIKitKeys.StrokeColorAttribute.self), AttributeBridge(number: UIKitKeys.StrokeWidthAttribute.self),
    AttributeBridge(UIKitKeys.ParagraphStyleAttribute.self),
    AttributeBridge(number: UIKitKeys.ObliquenessAttribute.self),
    AttributeBridge(UIKitKeys.LigatureAttribute.self), AttributeBridge(number: UIKitKeys.ExpansionAttribute.self),
    AttributeBridge(UIKitKeys.ShadowAttribute.self), AttributeBridge(texts: UIKitKeys.TextEffectAttribute.self),
    AttributeBridge(UIKitKeys.AttachmentAttribute.self),
    AttributeBridge(FoundationKeys.LinkAttribute.self),
    AttributeBridge(FoundationKeys.LanguageIdentifierAttribute.self),
    AttributeBridge(FoundationKeys.ImageURLAttribute.self),
    AttributeBridge(FoundationKeys.AlternateDescriptionAttribute.self),
    AttributeBridge(FoundationKeys.ReplacementIndexAttribute.self),
    AttributeBridge(converting: FoundationKeys.InlinePresentationIntentAttribute.self),
    AttributeBridge(FoundationKeys.PresentationIntentAttribute.self),
    AttributeBridge(FoundationKeys.MarkdownSourcePositionAttribute.self),
  ]

  /// The conversions of `all`, by the names of their attributes.
  static let named = Dictionary(all.map { ($0.key.rawValue, $0) }) { first, _ in first }

  /// Returns the conversions of a scope's attributes, with those of the scopes in it.
  static func all(in scope: any AttributeScope.Type) -> [AttributeBridge] { attributeKeys(of: scope).map(bridge) }

  private static func bridge(_ key: any AttributedStringKey.Type) -> AttributeBridge {
    if let known = named[key.name] { return known }
    if let converted = key as? any ObjectiveCConvertibleAttributedStringKey.Type {
      return AttributeBridge(converting: converted)
    }
    return AttributeBridge(key)
  }
}

/// Returns the keys of a scope's attributes, with those of the scopes in it.
package func attributeKeys(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] {
  typealias FoundationKeys = AttributeScopes.FoundationAttributes
  var keys: [any AttributedStringKey.Type] = []
  _ = _forEachField(of: scope) { _, _, type, _ in
    if let key = type as? any AttributedStringKey.Type {
      keys.append(key)
    } else if let inner = type as? any AttributeScope.Type {
      keys += attributeKeys(of: inner)
    }
    return true
  }
  // These are members of an extension, which have no fields.
  if scope == FoundationKeys.self {
    keys +=
      [
        FoundationKeys.InlinePresentationIntentAttribute.self, FoundationKeys.PresentationIntentAttribute.self,
        FoundationKeys.MarkdownSourcePositionAttribute.self,
      ] as [any AttributedStringKey.Type]
  }
  return keys
}

/// Reads an attribute. The second declaration is the same function for values of which the compiler does not know that
/// they can be sent between threads: the keys of a scope are known at run time only, when that cannot be asked.
@_silgen_name("lineup_readSendableAttribute")
package func readSendableAttribute<Key: AttributedStringKey>(
  _ key: Key.Type, _ container: AttributeContainer
) -> Key.Value? where Key.Value: Sendable { container[Key.self] }

@_silgen_name("lineup_readSendableAttribute")
private func readAttribute<Key: AttributedStringKey>(_ key: Key.Type, _ container: AttributeContainer) -> Key.Value?

/// Writes an attribute, in the same way.
@_silgen_name("lineup_writeSendableAttribute")
package func writeSendableAttribute<Key: AttributedStringKey>(
  _ key: Key.Type, _ container: inout AttributeContainer, _ value: Key.Value
) where Key.Value: Sendable { container[Key.self] = value }

@_silgen_name("lineup_writeSendableAttribute")
package func writeAttribute<Key: AttributedStringKey>(
  _ key: Key.Type, _ container: inout AttributeContainer, _ value: Key.Value
)
