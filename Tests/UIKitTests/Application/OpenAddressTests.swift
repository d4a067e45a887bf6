import Foundation
import Testing

import UIKit

@MainActor @Suite(.serialized) struct OpenAddressTests {
  @Test func withoutADisplayTheDesktopIsLeftAlone() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("open-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A program of that name, which would say that it was started.
    let program = folder.appendingPathComponent("xdg-open")
    try "#!/bin/sh\ntouch \"\(folder.path)/started\"\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    setenv("PATH", "\(folder.path):\(path)", 1)
    defer { setenv("PATH", path, 1) }
    let url = try #require(URL(string: "https://example.org"))
    #expect(await UIApplication.shared.open(url) == false)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("started").path))
  }
}
