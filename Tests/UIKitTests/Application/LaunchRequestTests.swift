import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics
@testable import UIKitLaunch

@Suite struct LaunchRequestTests {
  @Test func withoutOptionsThereIsAWindow() throws {
    #expect(try LaunchRequest([]) == LaunchRequest())
    #expect(try LaunchRequest(["--provider", "itunes", "words"]).snapshotPath == nil)
  }

  @Test func aPictureHasSizeScaleAndAppearance() throws {
    let request = try LaunchRequest(["--snapshot", "/tmp/a.PNG", "--size", "400x300", "--scale", "2", "--dark"])
    #expect(request.snapshotPath == "/tmp/a.PNG")
    #expect(request.size == CGSize(width: 400, height: 300))
    #expect(request.scale == 2)
    #expect(request.isDark)
  }

  @Test(arguments: [
    ["--snapshot"], ["--snapshot", "a.gif"], ["--snapshot", ""], ["--size", "400"], ["--size", "0x10"],
    ["--size", "axb"],
    ["--size", "1x2x3"], ["--size", "99999x10"], ["--scale", "x"], ["--scale", "0"], ["--scale", "nan"],
  ])
  func senselessValuesAreRefused(_ arguments: [String]) {
    #expect(throws: LaunchError.self) { try LaunchRequest(arguments) }
  }
}
