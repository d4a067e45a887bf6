import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionReusableView: @MainActor ElementView {
  @usableFromInline package var passNumber: Int {
    get { reuseState.passNumber }
    set { reuseState.passNumber = newValue }
  }
}
