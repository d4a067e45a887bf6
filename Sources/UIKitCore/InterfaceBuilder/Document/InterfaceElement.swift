/// One element of a document that Interface Builder wrote: its name, attributes, children, text and line.
package final class InterfaceElement {
  package let name: String
  let attributes: [String: String]
  /// In the file, counted from 1.
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
  /// Which property of its parent the element is.
  var key: String? { attributes["key"] }

  func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }
  package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }
  /// The children of the first child of that name: `subviews`, `cells`, `connections`.
  package func list(_ name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }
  func isNil(_ key: String) -> Bool { child(key: key)?.name == "nil" }

  /// The nearest element above with an identifier: what a constraint without a first item is about.
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
