internal import CXML
import UIKit

/// libxml2's HTML parser with its SAX events connected to a builder of attributed text: no document tree, no network,
/// no DTD.
///
/// The parser recovers from everything that is wrong, as browsers do. Two of its loops are quadratic, so that it is
/// stopped when they have taken too many steps: the search for the start of an end tag among all open elements, and
/// that for an attribute's name among those of the same element.
final class HTMLReader {
  private var builder = HTMLTextBuilder()
  private var context: htmlParserCtxtPtr?
  private var steps = 0
  /// Less than a second: a step takes about 35 ns. A document that is only careless needs some thousands.
  private static let mostSteps = 20_000_000
  /// The memory for names of elements and attributes, in bytes; HTML has about 250. Unknown ones beyond it are left
  /// out.
  private static let namesMemory = 64_000

  /// Returns the text of a document.
  ///
  /// - Parameter encoding: the name of the encoding; nil for that which the document declares.
  static func text(
    of data: Data, encoding: String?, defaults: [NSAttributedString.Key: Any]
  ) -> NSMutableAttributedString {
    let reader = HTMLReader()
    // Without a body, libxml2 would take text at the start for a paragraph.
    let needsBody = data.range(of: Data("<body".utf8)) == nil && data.range(of: Data("<BODY".utf8)) == nil
    var bytes = needsBody ? Data("<body>".utf8) : Data()
    bytes.append(data)
    bytes.withUnsafeBytes { reader.parse($0.bindMemory(to: CChar.self), encoding: encoding) }
    return reader.builder.attributedString(defaults: defaults)
  }

  /// Returns whether a document names its encoding, where browsers look for it.
  static func declaresEncoding(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    return start.contains("<meta") && start.contains("charset")
      || start.hasPrefix("<?xml") && start.contains("encoding")
  }

  private func parse(_ bytes: UnsafeBufferPointer<CChar>, encoding: String?) {
    guard let address = bytes.baseAddress, let context = htmlCreateMemoryParserCtxt(address, Int32(bytes.count)) else {
      return
    }
    self.context = context
    defer {
      self.context = nil
      htmlFreeParserCtxt(context)
    }
    context.pointee.sax?.pointee = Self.events
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    xmlDictSetLimit(context.pointee.dict, Self.namesMemory)
    let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue
    _ = htmlCtxtUseOptions(context, Int32(options | (encoding == nil ? 0 : HTML_PARSE_IGNORE_ENC.rawValue)))
    if let encoding, let handler = xmlFindCharEncodingHandler(encoding) { _ = xmlSwitchToEncoding(context, handler) }
    _ = htmlParseDocument(context)
  }

  // Not changed after its creation.
  nonisolated(unsafe) private static let events: htmlSAXHandler = {
    var events = htmlSAXHandler()
    events.initialized = 0xDEED_BEAF  // XML_SAX2_MAGIC
    events.startElement = { context, name, attributes in
      guard let reader = reader(context), let name else { return }
      reader.start(String(cString: name), attributes)
    }
    events.endElement = { context, _ in reader(context)?.builder.end() }
    events.characters = { context, bytes, count in reader(context)?.builder.characters(text(bytes, count)) }
    events.ignorableWhitespace = events.characters
    // The contents of scripts and style sheets.
    events.cdataBlock = { context, bytes, count in reader(context)?.builder.code(text(bytes, count)) }
    events.serror = { context, error in reader(context)?.noteError(error) }
    return events
  }()

  private static func reader(_ context: UnsafeMutableRawPointer?) -> HTMLReader? {
    context.map { Unmanaged<HTMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(count)), as: UTF8.self)
  }

  private func start(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
    var attributes: [String: String] = [:]
    var count = 0
    while let list, let name = list[2 * count] {
      attributes[String(cString: name)] = list[2 * count + 1].map { String(cString: $0) } ?? ""
      count += 1
    }
    add(steps: count * count / 2)
    builder.start(name, attributes)
  }

  /// Counts what an end tag costs that does not belong to the last element.
  private func noteError(_ error: UnsafePointer<xmlError>?) {
    let code = UInt32(bitPattern: error?.pointee.code ?? 0)
    guard code == XML_ERR_TAG_NAME_MISMATCH.rawValue || code == XML_HTML_STRUCURE_ERROR.rawValue else { return }
    add(steps: Int(context?.pointee.nameNr ?? 0))
  }

  private func add(steps more: Int) {
    steps += more
    if steps > Self.mostSteps { xmlStopParser(context) }
  }
}
