import APIServer
import Foundation
import GuideAPI
import GuideModel
import GuideStore

struct APICommand: Command {
  static let name = "api"
  static let summary = "Serve the guide to programs on this computer as JSON over HTTP."
  static let arguments = "[--port NUMBER] [--token FILE] [--guests]"
  static let options = [
    Option("port", value: "NUMBER", help: "The port; by default a free one, which is printed."),
    Option(
      "token", value: "FILE", help: "A file whose first line is the owner's token; by default a new token is printed."),
    Option("guests", help: "Let programs without the token read the guide."),
  ]
  static let discussion = """
    Programs send the token as 'Authorization: Bearer TOKEN'. Only this computer is let in: put a web server with TLS before it for others. \
    /api/openapi.json describes the interface, and Documentation/API.md tells of it.
    """

  private let parsed: ParsedArguments
  private let port: Int

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    if let extra = arguments.positional.first { throw UsageError(localized("unexpected argument '\(extra)'")) }
    port =
      try arguments["port"].map { text in
        guard let number = Int(text), (1...65_535).contains(number) else {
          throw UsageError(localized("'\(text)' is not a number from \(1) to \(65_535)"))
        }
        return number
      } ?? 0
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openForReading(parsed)
    let token = try parsed["token"].map(Self.read) ?? Self.made()
    let server: APIServer
    do {
      server = try APIServer(
        api: GuideAPI(store: store), door: APIDoor(token: token, allowsGuests: parsed.has("guests")), port: port)
    } catch let failure as APIServer.Failure {
      throw CommandError(localized("The port cannot be used: \(failure.description)."))
    }
    Output.line("http://127.0.0.1:\(server.port)/api/")
    if parsed["token"] == nil { Output.line("Authorization: Bearer \(token)") }
    fflush(nil)
    let changes = GuideChanges(of: store) {}
    server.run()
    changes.stop()
    return .done
  }

  private static func read(_ path: String) throws -> String {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0.prefix(4_096), as: UTF8.self) }
    let token = text?.split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    guard token.utf8.count >= 16 else {
      throw CommandError(localized("The first line of \(path) is not a token of at least 16 characters."))
    }
    return token
  }

  /// Returns a new token of 128 random bits.
  private static func made() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(random.next() as UInt64, radix: 36) }.joined()
  }
}
