/// An element of a document written by Interface Builder, with its name, attributes, children, text and line.
package final class InterfaceElement {
  package let name: String
  let attributes: [String: String]
  /// The line in the file, from 1.
  let line: Int
  var children: [InterfaceElement] = []
  var text = ""
  weak var parent: InterfaceElement?

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }
  /// The element's identifier in connections.
  var id: String? { attributes["id"] }
  /// The property of the parent that the element describes.
  var key: String? { attributes["key"] }

  func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }
  package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }
  /// Returns the children of the first child with a name, such as `subviews`, `cells` or `connections`.
  package func list(_ name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }
  func isNil(_ key: String) -> Bool { child(key: key)?.name == "nil" }

  /// The nearest ancestor with an identifier, which is the first item of a constraint without one.
  var identifiedAncestor: InterfaceElement? {
    var ancestor = parent
    while let element = ancestor, element.id == nil { ancestor = element.parent }
    return ancestor
  }

  /// Calls `body` with the element and everything in it, outer elements first.
  func forEach(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
