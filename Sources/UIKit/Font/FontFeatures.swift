/// The type of features that say how wide digits are.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits as wide as their shapes.
public let kProportionalNumbersSelector = 1
