import UIKit

/// Constants of UIKit's classes, read where nothing is isolated: a library's own table of numbers and names.
enum PlainConstants {
  static let spacing = UIStackView.spacingUseSystem
  static let spacings = [UIStackView.spacingUseSystem, UIStackView.spacingUseDefault]
  static let noMetric = UIView.noIntrinsicMetric
  static let compressed = UIView.layoutFittingCompressedSize
  static let header = UICollectionView.elementKindSectionHeader
  static let automatic = UICollectionViewFlowLayout.automaticSize
  static let rate = UIScrollView.DecelerationRate.fast
  static let names = [
    UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    UIResponder.keyboardWillShowNotification, UIApplication.didEnterBackgroundNotification,
  ]
  static let settings = UIApplication.openSettingsURLString
  static let font = UIFont.preferredFont(forTextStyle: .body)
  static let color = UIColor.systemBlue.withAlphaComponent(0.5)
}
