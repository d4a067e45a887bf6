import Foundation
import GuideModel
import GuideStore
import WebDisplay

struct ServeCommand: Command {
  static let name = "serve"
  static let summary = "Show the guide in browsers, each with its own screen."
  static let arguments = "[feed…]"
  static let options = [
    Option(
      "listen", value: "ADDRESS",
      help: "The address of this machine to listen on; by default only this machine can connect."),
    Option("port", value: "NUMBER", help: "The port; by default the first free one from 8080."),
    Option("certificate", value: "FILE", help: "A certificate (PEM), followed by its chain."),
    Option("key", value: "FILE", help: "The certificate's key, if it is in a separate file."),
    Option("host", value: "NAME", repeats: true, help: "A host name that browsers use for this machine."),
    Option(
      "behind-proxy", value: "URL", help: "The address of a proxy in front of this server: https://tv.example.org."),
    Option(
      "trust-header", value: "NAME",
      help: "The header in which the proxy names the user; by default passwords are used."),
    Option("set-password", value: "ROLE", help: "Read a password for 'owner' or 'guest', store its hash, and exit."),
    Option("viewers", value: "COUNT", help: "The maximum number of viewers (64)."),
    Option("at", value: "TIME", help: "The time at which the guide opens: 20:15, 2026-11-21, '2026-11-21 20:15'."),
    Option("local-pictures", help: "Also fetch logos from the local network, for every feed."),
  ]
  static let discussion = """
    Without --listen only browsers on this machine are let in, and only with the address that is printed, which carries a secret. Any other \
    address needs a certificate and a password (--set-password), or a proxy that sees to both (--behind-proxy). Who has the guest's \
    password looks and changes nothing.
    """

  private let parsed: ParsedArguments
  private let feeds: [FeedArgument]
  private let instant: Int64?
  private let role: ViewerRole?
  private let port: Int?
  private let viewers: Int

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    feeds = try arguments.positional.map { try FeedArgument($0) }
    instant = try arguments["at"].map { try LocalTime.parse($0) }
    role = try arguments["set-password"].map { word in
      guard let role = ViewerRole(rawValue: word) else {
        throw UsageError(localized("the role must be 'owner' or 'guest'"))
      }
      return role
    }
    port = try arguments["port"].map { try Self.number($0, in: 1...65_535) }
    viewers = try arguments["viewers"].map { try Self.number($0, in: 1...4_096) } ?? 64
    if arguments.has("key"), !arguments.has("certificate") {
      throw UsageError(localized("--key requires --certificate"))
    }
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(localized("'\(text)' is not a number from \(range.lowerBound) to \(range.upperBound)"))
    }
    return number
  }

  func run() throws -> ExitCode {
    if let role { return try setPassword(of: role) }
    var options = WebOptions()
    if let address = parsed["listen"], !["127.0.0.1", "::1", "localhost"].contains(address) {
      options.address = .address(address)
    }
    options.port = port
    options.certificate = parsed["certificate"].map { ($0, parsed["key"] ?? $0) }
    options.publicAddress = parsed["behind-proxy"]
    options.trustedHeader = parsed["trust-header"]
    options.names = parsed.all("host")
    options.mostViewers = viewers
    // On this machine the printed address alone gives access, unless there is a proxy in front.
    if options.address != .loopback || options.publicAddress != nil { options.accounts = WebSecrets.accounts() }
    let store = feeds.isEmpty ? try GuideLocation.openFillingIfEmpty(parsed) : try GuideLocation.open(parsed)
    return try MainActor.assumeIsolated { [options] in
      try GuideApplication.serve(
        store, options, importing: feeds, allowsLocalPictures: parsed.has("local-pictures"), at: instant)
    }
  }

  /// Reads a password without echoing it, twice if it is typed.
  private func setPassword(of role: ViewerRole) throws -> ExitCode {
    let isTyped = isatty(0) != 0
    guard let password = readSecret(localized("Password:"), isTyped) else { return .failed }
    if isTyped, readSecret(localized("Again:"), isTyped) != password {
      throw CommandError(localized("The passwords do not match."))
    }
    guard let hash = PasswordHash.make(password) else {
      throw CommandError(
        localized(
          "A password has \(PasswordHash.shortestPassword) to \(PasswordHash.longestPassword) bytes."))
    }
    var accounts = WebSecrets.accounts()
    accounts.hashes[role] = hash
    try WebSecrets.keep(accounts)
    return .done
  }

  private func readSecret(_ prompt: String, _ isTyped: Bool) -> String? {
    guard isTyped else { return readLine() }
    var before = termios()
    tcgetattr(0, &before)
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(0, TCSAFLUSH, &silent)
    defer {
      tcsetattr(0, TCSAFLUSH, &before)
      Output.note("")
    }
    FileHandle.standardError.write(Data("\(prompt) ".utf8))
    return readLine()
  }
}
