import GuideModel

/// Reads a channel list line by line, in memory that does not depend on its length.
public struct M3UParser: Sendable {
  /// The number of bytes of a line that are read; the rest of a longer one is skipped.
  public var longestLine = 1 << 20
  /// The limits for compressed and plain data.
  public var limits: DecompressionLimits
  /// The greatest numbers of the header's values, of an entry's options and of its groups. No real playlist has more.
  static let mostHeaderValues = 4_096
  static let mostOptions = 256
  static let mostGroups = 64
  /// The greatest number of guides that a playlist names.
  static let mostGuides = 256
  /// The greatest length in bytes of an entry's name, identifier, number or group; the rest is cut, as in XMLTV files.
  static let longestName = 512
  /// The greatest length in bytes of the address of a guide or a logo.
  static let longestAddress = 8 << 10

  /// Creates a parser.
  public init(limits: DecompressionLimits = DecompressionLimits()) { self.limits = limits }

  /// Reads a playlist to its end.
  /// - Parameter emit: receives the entries in order. An error that it throws ends the reading and is rethrown.
  /// - Returns: the header; empty if there is none.
  /// - Throws: `FeedError`; of kind `webPage`, `notAGuide` or `empty` if it is no playlist.
  public func read(_ source: any ByteSource, emit: (M3UEntry) throws -> Void) throws -> M3UHeader {
    try read(plain: Decompressor(source, limits: limits), emit: emit)
  }

  /// Reads a source that is already unpacked.
  func read(plain source: any ByteSource, emit: (M3UEntry) throws -> Void) throws -> M3UHeader {
    var work = 0
    return try read(plain: source, work: &work, emit: emit)
  }

  /// - Parameter work: increased by the number of characters examined to separate attributes from addresses.
  func read(plain source: any ByteSource, work: inout Int, emit: (M3UEntry) throws -> Void) throws -> M3UHeader {
    var state = State(source: source.name)
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var isFirst = true
    func take() throws {
      if isFirst {
        isFirst = false
        if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
      }
      try state.take(Self.text(line), emit: emit)
      line.removeAll(keepingCapacity: true)
    }
    while true {
      let count = try buffer.withUnsafeMutableBytes { try source.read(into: $0) }
      if count == 0 { break }
      var start = 0
      for index in 0..<count where buffer[index] == 0x0A || buffer[index] == 0x0D {
        if line.count < longestLine { line += buffer[start..<index] }
        // A lone CR ends a line; CRLF produces an empty second line, which is ignored.
        if buffer[index] == 0x0A { state.lineNumber += 1 }
        try take()
        start = index + 1
      }
      if line.count < longestLine { line += buffer[start..<count] }
    }
    state.lineNumber += 1
    try take()
    try state.finish()
    work += state.work
    return state.header
  }

  /// Returns the text of bytes; those that are not UTF-8 are Windows-1252.
  private static func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var view = String.UnicodeScalarView()
    for byte in bytes {
      let scalar = byte < 0x80 ? UInt32(byte) : Windows1252.scalar(byte)
      if scalar != 0, let scalar = Unicode.Scalar(scalar) { view.append(scalar) }
    }
    return String(view)
  }

  private struct State {
    let source: String
    var header = M3UHeader()
    var lineNumber = 0
    private var pending: M3UEntry?
    private var group: [String] = []
    private var options: [String] = []
    private var count = 0
    private var sawText = false
    private var isPlaylist = false
    /// The guides' addresses in the header so far, to detect repetitions in O(1).
    private var guides: Set<String> = []
    private var headerValues = 0
    /// The number of characters examined in headers and entries.
    private(set) var work = 0

    init(source: String) { self.source = source }

    mutating func take(_ raw: String, emit: (M3UEntry) throws -> Void) throws {
      let line = raw.trimmed
      guard !line.isEmpty else { return }
      defer { sawText = true }
      guard line.hasPrefix("#") else {
        if !isPlaylist {
          // No header and no #EXTINF yet: a bare list of addresses is a playlist, a web page is not.
          if !sawText && (line.hasPrefix("<") || !Self.isAddress(line)) {
            try FirstLook.check(Array(line.utf8), source: source)
            throw notAPlaylist(line)
          }
          isPlaylist = true
        }
        try finishEntry(line, emit: emit)
        return
      }
      let upper = line.prefix(24).uppercased()
      if upper.hasPrefix("#EXTM3U") {
        isPlaylist = true
        readHeader(line.dropFirst(7))
      } else if upper.hasPrefix("#EXTINF") {
        isPlaylist = true
        // Two in a row: the first has no address and is dropped.
        readEntry(line.dropFirst(7).drop { $0 == ":" || $0 == " " })
      } else if upper.hasPrefix("#EXTGRP") {
        group = Self.groups(line.dropFirst(7).drop { $0 == ":" || $0 == " " })
      } else if upper.hasPrefix("#EXTVLCOPT") || upper.hasPrefix("#KODIPROP") || upper.hasPrefix("#EXT-X-PLAYLIST-TYPE")
      {
        if options.count < M3UParser.mostOptions { options.append(String(line.dropFirst())) }
      } else if upper.hasPrefix("#EXTIMG"), let colon = line.firstIndex(of: ":") {
        if pending?.logoURL.isEmpty == true {
          pending?.logoURL = Self.address(line[line.index(after: colon)...].trimmed)
        }
      }
    }

    private static func isAddress(_ line: String) -> Bool {
      line.contains("://") || line.hasPrefix("/") || line.hasPrefix("./") || line.hasPrefix("udp:@")
    }

    private func notAPlaylist(_ line: String) -> FeedError {
      FeedError(
        .notAGuide,
        localized(
          "is not a channel list: it starts with “\(FeedLocation.withoutCredentials(String(line.prefix(60))))”"),
        source: source, advice: localized("Check the address."))
    }

    private mutating func readHeader(_ text: Substring) {
      let attributes = M3UAttributes.parse(text, work: &work).attributes
      header.isPresent = true
      for (key, values) in attributes where headerValues < M3UParser.mostHeaderValues {
        headerValues += values.count
        header.attributes[key, default: []] += values
      }
      for key in ["x-tvg-url", "url-tvg", "tvg-url"] {
        for list in attributes[key] ?? [] {
          for address in M3UAddressList.split(list, work: &work) { add(guide: address) }
        }
      }
      if let shift = attributes["tvg-shift"]?.first.flatMap({ Double($0) }) { header.tvgShift = shift }
    }

    private mutating func add(guide: String) {
      // No message should show anything longer.
      guard !Self.address(guide).isEmpty, guides.count < M3UParser.mostGuides else { return }
      if guides.insert(guide).inserted { header.guideURLs.append(guide) }
    }

    /// Returns an address; empty if it is too long to be one.
    private static func address(_ text: String) -> String {
      text.utf8.count <= M3UParser.longestAddress ? text : ""
    }

    private mutating func readEntry(_ text: Substring) {
      let line = M3UAttributes.parse(text, work: &work)
      var entry = M3UEntry()
      func first(_ keys: String...) -> String {
        for key in keys { if let value = line.attributes[key]?.first(where: { !$0.isEmpty }) { return value } }
        return ""
      }
      entry.attributes = line.attributes
      entry.duration = line.duration
      func name(_ text: String) -> String { DisplayText.prefix(of: text, bytes: M3UParser.longestName) }
      entry.tvgID = name(first("tvg-id"))
      entry.tvgName = name(first("tvg-name"))
      entry.name = line.name.isEmpty ? entry.tvgName : name(line.name)
      entry.logoURL = Self.address(first("tvg-logo", "logo"))
      entry.number = name(first("tvg-chno", "channel-number", "tvg-num", "ch-number"))
      let groups = line.attributes["group-title"] ?? line.attributes["tvg-group"] ?? []
      entry.groups = Array(groups.prefix(M3UParser.mostGroups).flatMap(Self.groups).prefix(M3UParser.mostGroups))
      entry.tvgShift = Double(first("tvg-shift")) ?? header.tvgShift
      entry.isRadio = ["true", "1", "yes"].contains(first("radio").lowercased())
      pending = entry
    }

    private static func groups(_ text: some StringProtocol) -> [String] {
      let groups = text.split(separator: ";").lazy
        .map { DisplayText.prefix(of: $0.trimmed, bytes: M3UParser.longestName) }.filter { !$0.isEmpty }
      return Array(groups.prefix(M3UParser.mostGroups))
    }

    private mutating func finishEntry(_ address: String, emit: (M3UEntry) throws -> Void) throws {
      var entry = pending ?? M3UEntry()
      pending = nil
      let halves = address.split(separator: "|", maxSplits: 1)
      entry.url = halves.first.map { $0.trimmed } ?? ""
      if halves.count == 2 {
        for pair in halves[1].split(separator: "&") {
          let parts = pair.split(separator: "=", maxSplits: 1)
          if parts.count == 2 { entry.headers[parts[0].trimmed] = parts[1].trimmed }
        }
      }
      if entry.groups.isEmpty { entry.groups = group } else { group = [] }
      entry.options = options
      options = []
      entry.line = lineNumber
      count += 1
      try emit(entry)
    }

    func finish() throws {
      if count == 0 && !isPlaylist {
        throw FeedError(
          .empty, localized("is empty"), source: source, advice: localized("Check the address, or try again later."))
      }
    }
  }
}
