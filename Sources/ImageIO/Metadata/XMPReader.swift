import Foundation
import FoundationXML

/// Reads a packet of XMP.
///
/// The bytes are not trusted: a packet has at most `byteLimit` bytes, `nodeLimit` elements and no declarations of
/// entities, and elements are nested in at most 64 others.
final class XMPReader: NSObject, XMLParserDelegate {
  private static let byteLimit = 4 << 20
  private static let nodeLimit = 50_000
  /// The maximum number of namespaces that an element knows.
  private static let scopeLimit = 256

  /// An element of XML.
  final class Node {
    let prefix: String
    let name: String
    let namespace: String
    /// The attributes but those of namespaces, by prefix and name.
    let attributes: [(prefix: String, name: String, value: String)]
    var children: [Node] = []
    var text = ""

    init(
      prefix: String, name: String, namespace: String, attributes: [(prefix: String, name: String, value: String)]
    ) {
      (self.prefix, self.name, self.namespace, self.attributes) = (prefix, name, namespace, attributes)
    }
  }

  private var root: Node?
  private var stack: [Node] = []
  /// The namespaces by prefix, of each element that is open.
  private var scopes: [[String: String]] = [["xml": MetadataNamespaces.xml]]
  private var count = 0
  private var isRefused = false
  fileprivate(set) var namespaces: [String: String] = [:]

  /// Returns the metadata in a packet; nil if it is no XMP, damaged or too large.
  static func metadata(_ data: Data) -> CGImageMetadata? {
    guard data.count <= byteLimit, data.range(of: Data("<!".utf8)) == nil || !declares(data) else { return nil }
    // Zeros after the packet, as some files have them, are no XML.
    let parser = XMLParser(data: Data(data.prefix { $0 != 0 }))
    let reader = XMPReader()
    parser.delegate = reader
    // Foundation's parser accepts bytes that end within an element.
    guard parser.parse(), !reader.isRefused, reader.stack.isEmpty, let root = reader.root, let rdf = rdf(root) else {
      return nil
    }
    var tags: [CGImageMetadataTag] = []
    for description in rdf.children where description.prefix == "rdf" && description.name == "Description" {
      tags += reader.fields(of: description)
    }
    return CGImageMetadata(tags: tags, namespaces: reader.namespaces)
  }

  /// Whether there is a declaration of a document type, which comments and sections of text are not.
  private static func declares(_ data: Data) -> Bool {
    data.range(of: Data("<!DOCTYPE".utf8)) != nil || data.range(of: Data("<!ENTITY".utf8)) != nil
  }

  private static func rdf(_ root: Node) -> Node? {
    if root.prefix == "rdf", root.name == "RDF" { return root }
    return root.children.first { $0.prefix == "rdf" && $0.name == "RDF" }
  }

  // MARK: The elements

  private static func parts(_ name: String) -> (prefix: String, name: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    guard count <= Self.nodeLimit, stack.count < CGImageMetadataTag.depthLimit else {
      isRefused = true
      parser.abortParsing()
      return
    }
    var scope = scopes.last ?? [:]
    var own: [(prefix: String, name: String, value: String)] = []
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      let (prefix, name) = Self.parts(key)
      if prefix == "xmlns" {
        // Each element with a declaration copies those around it.
        if scope.count < Self.scopeLimit { scope[name] = value }
        if namespaces.count < 1000 { namespaces[name] = namespaces[name] ?? value }
      } else if key != "xmlns" {
        own.append((prefix, name, value))
      }
    }
    scopes.append(scope)
    let (prefix, name) = Self.parts(elementName)
    // Packets may call the namespace of RDF otherwise, and others by its name.
    func known(_ prefix: String) -> String {
      scope[prefix] == MetadataNamespaces.rdf ? "rdf" : prefix == "rdf" ? "" : prefix
    }
    let attributes = own.map { (prefix: known($0.prefix), name: $0.name, value: $0.value) }
    let node = Node(prefix: known(prefix), name: name, namespace: scope[prefix] ?? "", attributes: attributes)
    if let parent = stack.last { parent.children.append(node) } else { root = node }
    stack.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = stack.popLast()
    _ = scopes.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { stack.last?.text += string }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    stack.last?.text += String(decoding: block, as: UTF8.self)
  }

  // MARK: The tags

  /// Returns the fields of a structure: its attributes and its elements.
  private func fields(of node: Node) -> [CGImageMetadataTag] {
    let attributes = node.attributes.compactMap { prefix, name, value -> CGImageMetadataTag? in
      guard prefix != "rdf", prefix != "xml", let namespace = namespaces[prefix] else { return nil }
      return CGImageMetadataTag(
        namespace: namespace, prefix: prefix, name: name, type: .string, value: .text(value))
    }
    return attributes + node.children.compactMap { $0.prefix == "rdf" ? nil : tag(of: $0, name: $0.name, owner: $0) }
  }

  /// Returns the tag of a property, or of an element of a list, which has its owner's namespace.
  private func tag(of node: Node, name: String, owner: Node) -> CGImageMetadataTag {
    func make(
      _ type: CGImageMetadataType, _ value: CGImageMetadataTag.Value, _ qualifiers: [CGImageMetadataTag] = []
    ) -> CGImageMetadataTag {
      let tag = CGImageMetadataTag(
        namespace: owner.namespace, prefix: owner.prefix, name: name, type: type, value: value, qualifiers: qualifiers)
      let language = node.attributes.first { $0.prefix == "xml" && $0.name == "lang" }
      return language.map { tag.in($0.value) } ?? tag
    }
    func attribute(_ name: String) -> String? {
      node.attributes.first { $0.prefix == "rdf" && $0.name == name }?.value
    }
    if let list = node.children.first(where: { $0.prefix == "rdf" && ["Bag", "Seq", "Alt"].contains($0.name) }) {
      let elements = list.children.enumerated().map { tag(of: $1, name: "[\($0)]", owner: owner) }
      let isText = list.name == "Alt" && elements.allSatisfy { $0.language != nil }
      let type: CGImageMetadataType =
        list.name == "Bag"
        ? .arrayUnordered : list.name == "Seq" ? .arrayOrdered : isText ? .alternateText : .alternateArray
      return make(type, .array(elements))
    }
    let inner = node.children.first { $0.prefix == "rdf" && $0.name == "Description" } ?? node
    let fields = self.fields(of: inner)
    if let value = inner.children.first(where: { $0.prefix == "rdf" && $0.name == "value" }) {
      return make(.string, .text(value.text), fields)
    }
    if inner !== node || attribute("parseType") == "Resource" || !fields.isEmpty {
      return make(.structure, .structure(fields))
    }
    return make(.string, .text(attribute("resource") ?? node.text))
  }
}
