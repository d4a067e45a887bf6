import CXML

/// libxml2's push parser with its SAX2 events connected to a handler: no document tree, no DTD, no network, no
/// entities.
///
/// It never recovers by itself, because libxml2's recovery lets the nesting drift. At the first fatal error it stops,
/// and the reader opens a new one after the damage.
final class XMLTVParser {
  private let handler: UnsafeMutablePointer<XMLTVHandler>
  private var sax = xmlSAXHandler()
  private var context: xmlParserCtxtPtr?
  /// The number of bytes fed to the current parser.
  private(set) var fed = 0
  /// The number of the current document, from 1.
  private(set) var document = 0

  init(handler: UnsafeMutablePointer<XMLTVHandler>) {
    self.handler = handler
    sax.initialized = 0xDEED_BEAF  // XML_SAX2_MAGIC
    sax.startElementNs = { context, name, _, _, namespaceCount, _, attributeCount, _, attributes in
      guard let context, let name else { return }
      let handler = context.assumingMemoryBound(to: XMLTVHandler.self)
      handler.pointee.start(
        handler.pointee.entry(for: name), ParserAttributes(count: Int(attributeCount), pointers: attributes))
      if namespaceCount > 0 { XMLTVParser.checkNamespaces(handler) }
    }
    sax.endElementNs = { context, name, _, _ in
      guard let context, let name else { return }
      let handler = context.assumingMemoryBound(to: XMLTVHandler.self)
      if handler.pointee.depth > 0 {
        handler.pointee.end()
      } else {
        handler.pointee.endOutside(handler.pointee.entry(for: name))
      }
    }
    sax.characters = { context, bytes, count in
      guard let context, let bytes else { return }
      context.assumingMemoryBound(to: XMLTVHandler.self).pointee.characters(bytes, Int(count))
    }
    // The same function as for other text, so that libxml2 does not try to distinguish the two.
    sax.ignorableWhitespace = sax.characters
    sax.cdataBlock = sax.characters
    sax.serror = { context, error in
      guard let context, let error, error.pointee.level == XML_ERR_FATAL else { return }
      let handler = context.assumingMemoryBound(to: XMLTVHandler.self)
      guard handler.pointee.damage.offset < 0 else { return }
      let parser = error.pointee.ctxt?.assumingMemoryBound(to: xmlParserCtxt.self)
      handler.pointee.damage.offset = max(0, Int(xmlByteConsumed(parser)))
      handler.pointee.damage.line = Int(error.pointee.line)
      handler.pointee.damage.message = error.pointee.message.map { String(cString: $0) } ?? "unknown error"
    }
  }

  deinit { close() }

  /// The greatest number of open namespaces; every prefixed name is searched among them. Guides have three.
  private static let mostNamespaces = 256

  /// Stops a parser whose document opens more namespaces than any guide.
  private static func checkNamespaces(_ handler: UnsafeMutablePointer<XMLTVHandler>) {
    // Two entries each: prefix and name.
    guard let parser = handler.pointee.parser, parser.pointee.nsNr > 2 * mostNamespaces,
      handler.pointee.damage.offset < 0
    else { return }
    handler.pointee.damage.offset = max(0, Int(xmlByteConsumed(parser)))
    handler.pointee.damage.message = "more than \(mostNamespaces) namespaces"
    xmlStopParser(parser)
  }

  /// Starts a new document.
  /// - Parameter prefix: markup that replaces what was before the place from which the text continues.
  func open(prefix: String = "") {
    close()
    document += 1
    context = xmlCreatePushParserCtxt(&sax, handler, nil, 0, nil)
    // No DTD, no network. NOENT only turns `&amp;` in attributes into a character: other entities never get here. Not
    // XML_PARSE_HUGE: its limits (10 MB for a tag or a name table, 256 levels) keep memory bounded; text between tags
    // is streamed and has no limit.
    handler.pointee.parser = context
    _ = xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
    fed = 0
    handler.pointee.damage.offset = -1
    if !prefix.isEmpty {
      var prefix = prefix
      prefix.withUTF8 { parse(UnsafeRawBufferPointer($0)) }
    }
  }

  /// The names of the current document.
  var dictionary: NameDictionary? { context?.pointee.dict.map(NameDictionary.init) }

  /// Whether everything fed has been read, up to a place between a guide's records, and nothing is declared that could
  /// change the meaning of a record's text.
  var isBetweenRecords: Bool {
    guard let context, let input = context.pointee.input, context.pointee.instate == XML_PARSER_CONTENT,
      context.pointee.nameNr == 1, context.pointee.inputNr == 1, context.pointee.wellFormed != 0,
      context.pointee.attsDefault == nil, context.pointee.attsSpecial == nil,
      input.pointee.buf?.pointee.encoder == nil, var place = input.pointee.cur, let end = input.pointee.end
    else { return false }
    while place < end {
      guard RecordReader.isBlank(place.pointee) else { return false }
      place += 1
    }
    return true
  }

  /// Counts lines that were read elsewhere, so that libxml2's messages have the text's own line numbers.
  func passOver(lines: Int) {
    guard let input = context?.pointee.input else { return }
    // libxml2 counts in 32 bits; a text may have more lines.
    input.pointee.line = Int32(clamping: Int(input.pointee.line) + lines)
  }

  /// Feeds text. Afterwards `handler.damage.offset` shows whether it is well-formed so far.
  func parse(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    _ = xmlParseChunk(context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 0)
    fed += bytes.count
    noticeStop()
  }

  /// Notifies the parser that the text has ended.
  func finish() {
    _ = xmlParseChunk(context, nil, 0, 1)
    noticeStop()
  }

  /// Detects a parser that stopped without reporting an error (out of memory, or one of its limits).
  private func noticeStop() {
    guard let context, context.pointee.wellFormed == 0, handler.pointee.damage.offset < 0 else { return }
    handler.pointee.damage.offset = max(0, Int(xmlByteConsumed(context)))
    handler.pointee.damage.message = "the parser stopped (error \(context.pointee.errNo))"
  }

  /// Frees the parser. Call it before the handler is freed.
  func close() {
    guard let context else { return }
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    context.pointee.myDoc = nil
    xmlFreeParserCtxt(context)
    self.context = nil
    handler.pointee.parser = nil
    handler.pointee.forgetNames()
  }
}
