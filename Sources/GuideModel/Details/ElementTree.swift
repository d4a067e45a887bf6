/// A piece of XML as a value: an element's name, attributes, text and children. Namespaces are dropped.
///
/// It is what a feed said about a programme or a channel, kept whole so that nothing is lost, unknown elements
/// included; `ElementTree+Encoding.swift` packs it into the bytes that are stored.
public struct ElementTree: Hashable, Sendable {
  /// An attribute of an element, in document order and with entities resolved.
  public struct Attribute: Hashable, Sendable {
    /// The attribute's name, without a namespace.
    public var name: String
    /// The attribute's value, entities resolved.
    public var value: String
    /// Creates an attribute.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Element content in document order.
  public enum Node: Hashable, Sendable {
    case text(String)
    case element(ElementTree)
  }

  /// The element's name, without a namespace.
  public var name: String
  /// The attributes in document order. A name may occur twice in a damaged feed.
  public var attributes: [Attribute]
  /// Texts and child elements in document order.
  public var content: [Node]

  /// Creates an element.
  public init(name: String, attributes: [Attribute] = [], content: [Node] = []) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  /// The child elements, in order.
  public var children: [ElementTree] {
    content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// The element's own text and its descendants', in document order.
  public var text: String {
    if content.count == 1, case .text(let only) = content[0] { return only }
    return content.reduce(into: "") { text, node in
      switch node {
      case .text(let own): text += own
      case .element(let child): text += child.text
      }
    }
  }

  /// The text directly in the element, without its children's.
  public var ownText: String {
    content.reduce(into: "") { if case .text(let own) = $1 { $0 += own } }
  }

  /// The value of an attribute; `nil` when the element has none of that name.
  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first child of that name.
  public func first(_ name: String) -> ElementTree? {
    for case .element(let child) in content where child.name == name { return child }
    return nil
  }
}
