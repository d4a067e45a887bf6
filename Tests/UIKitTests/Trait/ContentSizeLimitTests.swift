import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct ContentSizeLimitTests {
  @Test func aViewAndWhatIsInItKeepWithinItsLimits() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    inner.maximumContentSizeCategory = .extraLarge
    let deepest = UIView()
    inner.addSubview(deepest)
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(deepest.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.maximumContentSizeCategory = nil
    #expect(deepest.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    inner.minimumContentSizeCategory = .medium
    #expect(deepest.traitCollection.preferredContentSizeCategory == .medium)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryM"))
  }
}
