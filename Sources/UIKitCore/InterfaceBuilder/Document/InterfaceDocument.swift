import FoundationXML

/// A storyboard or nib as Interface Builder saves it: XML, not the compiled form that Apple's tools create.
@MainActor package final class InterfaceDocument {
  /// The file's name, for messages.
  let file: String
  let root: InterfaceElement
  /// The elements by identifier.
  private(set) var elements: [String: InterfaceElement] = [:]

  convenience init(contentsOf url: URL) throws(InterfaceError) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw .unreadable(file: url.lastPathComponent, reason: error.localizedDescription)
    }
    try self.init(data: data, file: url.lastPathComponent)
  }

  init(data: Data, file: String) throws(InterfaceError) {
    self.file = file
    // Foundation's parser stops the program for text in other encodings.
    if let line = Self.firstLineOutsideUTF8(data) {
      throw .malformed(file: file, line: line, column: 0, reason: "a character that is not UTF-8")
    }
    let reader = InterfaceReader()
    let parser = XMLParser(data: EmptyInstructions.blanked(in: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse(), parser.parserError == nil, let root = reader.root else {
      // The parser's own description is a number; the code is that of libxml2.
      let reason = (parser.parserError as NSError?).map { Self.reason(code: $0.code) } ?? "no element"
      throw .malformed(file: file, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 0), reason: reason)
    }
    guard root.name == "document" else { throw .notADocument(file: file, root: root.name) }
    self.root = root
    root.forEach { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    warnOfUnknownElements()
  }

  /// The reports that were already made, because a prototype is created many times.
  private var reported: Set<String> = []

  func warn(_ message: String, at element: InterfaceElement) {
    guard reported.insert("\(element.line) \(element.id ?? "") \(message)").inserted else { return }
    InterfaceWarnings.report(message, file: file, line: element.line)
  }

  /// Returns a named colour or image in the document's resources.
  func resource(_ kind: String, named name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }
  }

  /// Warns once of each outermost unknown element; elements inside it are ignored.
  private func warnOfUnknownElements() {
    func check(_ element: InterfaceElement) {
      guard InterfaceVocabulary.elements.contains(element.name) else {
        return warn("unknown element <\(element.name)> is ignored", at: element)
      }
      element.children.forEach(check)
    }
    check(root)
  }

  /// Returns the number, from 1, of the first line with bytes that are not UTF-8; nil if there is none. O(bytes).
  private static func firstLineOutsideUTF8(_ data: Data) -> Int? {
    if String(validating: data, as: UTF8.self) != nil { return nil }
    var line = 1
    var bytes = data.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let character) = decoder.decode(&bytes) { if character == "\n" { line += 1 } }
    return line
  }

  /// Returns a description of an error of libxml2's parser that occurs for broken files.
  private static func reason(code: Int) -> String {
    switch code {
    case 4, 1: "the document is empty"
    case 5: "the document ends too early, or has something after its end"
    case 38, 39: "an attribute's value is not quoted or not closed"
    case 41: "an attribute has no value"
    case 42: "an attribute appears twice"
    case 64: "the XML declaration is in the wrong place"
    case 65: "attributes are not separated by spaces"
    case 73: "a tag is not closed with >"
    case 76: "an opening and an ending tag do not match"
    case 77: "an element is not closed before the document ends"
    case 9: "a character that XML does not allow"
    case 23, 26, 68: "an entity or a name is malformed"
    default: "error \(code) of the XML parser"
    }
  }
}

/// Builds the tree of elements during parsing.
private final class InterfaceReader: NSObject, XMLParserDelegate {
  private(set) var root: InterfaceElement?
  private var open: [InterfaceElement] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(name: elementName, attributes: attributeDict, line: parser.lineNumber)
    if let parent = open.last {
      element.parent = parent
      parent.children.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
