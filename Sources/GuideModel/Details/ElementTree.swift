/// A piece of XML as a value: an element's name, attributes, text and children. Namespaces are dropped.
///
/// It is everything a feed says about a programme or a channel, including unknown elements, so that nothing is lost.
/// `ElementTree+Encoding.swift` packs it into the bytes that are stored.
public struct ElementTree: Hashable, Sendable {
  /// An attribute of an element, with entities resolved.
  public struct Attribute: Hashable, Sendable {
    /// The attribute's name, without a namespace.
    public var name: String
    /// The attribute's value, with entities resolved.
    public var value: String
    /// Creates an attribute.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A part of an element's content.
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

  /// The child elements, in document order.
  public var children: [ElementTree] {
    content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// The text of the element and its descendants, in document order.
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

  /// The value of an attribute; `nil` if the element has none of that name.
  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first child of that name.
  public func first(_ name: String) -> ElementTree? {
    for case .element(let child) in content where child.name == name { return child }
    return nil
  }
}
