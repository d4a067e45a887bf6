import XCTest

/// The class from which specs inherit. With Objective-C it finds their examples, which are found at build time here.
public typealias _QuickSpecBase = XCTestCase
