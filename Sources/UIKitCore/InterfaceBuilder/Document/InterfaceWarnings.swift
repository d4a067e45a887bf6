/// Where oddities in storyboards and nibs are reported: standard error, unless a test listens.
@MainActor enum InterfaceWarnings {
  static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  static func report(_ message: String, file: String, line: Int) {
    handler("\(file):\(line): warning: \(message)")
  }
}
