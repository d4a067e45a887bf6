/// What a view says about itself to assistive technology.
struct UIAccessibilityState {
}
