/// Reports problems in storyboards and nibs on standard error, or to a test.
@MainActor enum InterfaceWarnings {
  static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  static func report(_ message: String, file: String, line: Int) {
    handler("\(file):\(line): warning: \(message)")
  }
}
